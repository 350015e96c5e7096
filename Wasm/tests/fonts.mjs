// The fonts of the tests.
import { readFileSync } from "node:fs";

export const root = new URL("../../", import.meta.url);
const CHAIN = "Inter/Inter-Regular.otf NotoSans/NotoSans-Regular.ttf NotoSansArabic/NotoSansArabic-Regular.ttf NotoSansHebrew/NotoSansHebrew-Regular.ttf NotoSansDevanagari/NotoSansDevanagari-Regular.ttf NotoSansBengali/NotoSansBengali-Regular.ttf NotoSansTamil/NotoSansTamil-Regular.ttf NotoSansThai/NotoSansThai-Regular.ttf NotoSansSymbols/NotoSansSymbols-Regular.ttf NotoSansCJK/NotoSansCJK-Regular.ttc NotoColorEmoji/NotoColorEmoji.ttf";
export const chain = CHAIN.split(" ");

export const bytes = (file) => readFileSync(new URL(`Fonts/${file}`, root));

/** The chain as the command names it in its answers. */
export const files = () => chain.map((file) => ({ name: new URL(`Fonts/${file}`, root).pathname, bytes: bytes(file) }));

export const folder = process.env.COPYFIT_WASM;
export const { load, CopyfitError, FontError, NothingFits, SettingsError, TextError } = await import(`${folder}/copyfit.mjs`);
