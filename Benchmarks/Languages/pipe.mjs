// Times measuring the lines of standard input through the command, half of them one by one: node pipe.mjs COMMAND
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const lines = readFileSync(0, "utf8").split("\n");
const half = lines.length >> 1;
const options = ["measure", "--ndjson", "--font", "Inter", "--size", "16", "--fields", "lineCount,height", "--quiet"];
const copyfit = spawn(process.argv[2], options, { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: copyfit.stdout })[Symbol.asyncIterator]();
const record = (text) => JSON.stringify({ text, width: 208 }) + "\n";

async function microseconds(work, texts) {
    const start = process.hrtime.bigint();
    await work(texts);
    return (Number(process.hrtime.bigint() - start) / 1000 / texts.length).toFixed(2);
}

async function oneByOne(texts) {
    for (const text of texts) {
        copyfit.stdin.write(record(text));
        await answers.next();
    }
}

async function atOnce(texts) {
    copyfit.stdin.write(texts.map(record).join(""));
    for (const _ of texts) await answers.next();
}

copyfit.stdin.write(record("start"));
await answers.next();
console.log(`Node: a record at a time: ${await microseconds(oneByOne, lines.slice(0, half))}`);
console.log(`Node: all records at once: ${await microseconds(atOnce, lines.slice(half))}`);
copyfit.stdin.end();
