import CopyfitChecking

/// What the page does: filters, and the widths. It reads texts as data and writes them as text, never as markup.
enum PageScript {
    /// The script.
    static let text = #"""
        "use strict";
        (() => {
          const get = id => document.getElementById(id);
          const all = selector => [...document.querySelectorAll(selector)];
          const form = get("filters"), chosen = id => get(id).value;
          const items = all("article"), rows = all(".map tbody tr"), marked = all("main [data-l]:not(article)");

          function filter() {
            const locale = chosen("locale"), file = chosen("file"), kind = chosen("kind");
            const key = chosen("key").toLowerCase();
            let count = 0;
            for (const item of items) {
              const d = item.dataset;
              const isShown = (!locale || d.l === locale) && (!file || d.f === file) && (!kind || d.s === kind)
                && (!key || d.k.toLowerCase().includes(key));
              item.parentNode.hidden = !isShown;
              if (isShown) count += 1;
            }
            for (const cell of marked) cell.hidden = locale !== "" && cell.dataset.l !== locale;
            for (const row of rows) {
              const cells = [...row.cells].filter(cell => cell.dataset.f);
              const isKey = !key || row.dataset.k.toLowerCase().includes(key);
              row.hidden = !isKey || !cells.some(cell => !cell.hidden && (!file || cell.dataset.f === file));
              for (const cell of cells) cell.firstChild.hidden = file !== "" && cell.dataset.f !== file;
            }
            get("shown").textContent = `${count} of ${items.length} findings`;
            if (data) draw();
          }

          const data = get("curves") ? JSON.parse(get("data").textContent) : null;
          const unit = \#(Int(WidthUnit.perPoint)), svgNames = "http://www.w3.org/2000/svg";
          const area = { left: 44, right: 590, top: 12, bottom: 226 };

          function element(name, attributes, text) {
            const made = document.createElementNS(svgNames, name);
            for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
            if (text !== undefined) made.textContent = text;
            return made;
          }

          /* Needed widths in ascending order. */
          function needs(line) {
            if (!line.needs) {
              let sum = 0;
              line.needs = line.steps.map(step => sum += step);
            }
            return line.needs;
          }

          /* How many are at most so wide. */
          function fitting(sorted, width) {
            let low = 0, high = sorted.length;
            while (low < high) {
              const middle = (low + high) >> 1;
              if (sorted[middle] <= width) low = middle + 1; else high = middle;
            }
            return low;
          }

          function place() { return data.places[Number(chosen("place"))]; }

          /* The widths that the chart shows: well beyond the rule's, but not as far as the longest text. */
          function range(place) {
            if (place.range) return place.range;
            const largest = Math.max(1, ...place.lines.map(line => needs(line).at(-1) ?? 0)) / unit;
            const rule = Math.max(0, ...place.widths.map(width => width[1]));
            const usual = Math.max(1, ...place.lines.map(line => {
              const sorted = needs(line);
              return sorted[Math.floor(sorted.length * 0.98)] ?? 0;
            })) / unit;
            place.range = Math.ceil(Math.min(largest, Math.max(3 * rule, rule === 0 ? usual : 0)) * 1.02 + 1);
            return place.range;
          }

          function choosePlace() {
            const now = place(), widest = range(now);
            const width = now.widths.length ? now.widths[0][0] : Math.round(widest / 2);
            get("width").max = widest;
            setWidth(width);
            for (const row of all("#shares tr")) row.style.display = row.dataset.p === chosen("place") ? "" : "none";
            draw();
          }

          function setWidth(width) {
            get("width").value = width;
            get("width").setAttribute("aria-valuetext", `${width} points`);
            get("points").value = width;
          }

          const across = (x, widest) => area.left + Math.min(x / widest, 1) * (area.right - area.left);
          const down = share => area.bottom - share * (area.bottom - area.top);

          function path(sorted, total, widest) {
            let text = `M${across(0, widest)} ${down(fitting(sorted, 0) / total)}`, last = -1;
            sorted.forEach((need, index) => {
              const x = Math.round(across(need / unit, widest) * 10) / 10;
              if (x > area.right - 0.05) return;
              if (x !== last && index > 0) text += `V${Math.round(down(index / total) * 10) / 10}`;
              if (x !== last) text += `H${x}`;
              last = x;
            });
            return text + `V${Math.round(down(fitting(sorted, widest * unit) / total) * 10) / 10}H${area.right}`;
          }

          function axes(chart, widest) {
            for (const share of [0, 0.25, 0.5, 0.75, 1]) {
              chart.append(element("path", { class: "axis", d: `M${area.left} ${down(share)}H${area.right}` }),
                element("text", { x: area.left - 6, y: down(share) + 4, "text-anchor": "end" }, `${share * 100} %`));
            }
            const power = 10 ** Math.floor(Math.log10(widest / 4)), step = [1, 2, 5, 10].map(n => n * power)
              .find(n => widest / n <= 8);
            for (let x = 0; x <= widest; x += step) {
              chart.append(element("text", { x: across(x, widest), y: area.bottom + 16, "text-anchor": "middle" },
                String(Math.round(x * 1000) / 1000)));
            }
            chart.append(element("text", { x: area.right, y: area.bottom + 30, "text-anchor": "end" }, "width in points"));
          }

          function ruleWidths(chart, now, widest) {
            for (const [from, to] of now.widths) {
              const x = across(from, widest);
              chart.append(element("rect", { class: "room", x, y: area.top, height: area.bottom - area.top,
                width: Math.max(0, across(to, widest) - x) }),
                element("path", { class: "edge", d: `M${x} ${area.top}V${area.bottom}` }));
            }
          }

          function label(chart, text, share, name, taken) {
            let y = down(share) + 4;
            while (taken.some(other => Math.abs(other - y) < 13)) y += 13;
            taken.push(y);
            chart.append(element("text", { class: name, x: area.right + 6, y }, text));
          }

          /* The chart, the sentence about it, and the texts that need more. */
          function draw() {
            const now = place(), widest = range(now), width = Number(chosen("points")) || 0, at = width * unit + 1e-6;
            const locale = chosen("locale");
            const shares = now.lines.map(line => ({ line, share: fitting(needs(line), at) / line.keys.length }));
            const least = shares.reduce((one, two) => two.share < one.share ? two : one);
            const special = locale === "" ? least : shares.find(one => String(one.line.locale) === locale);
            now.total ??= { sorted: Float64Array.from(now.lines.flatMap(needs)).sort(),
              count: now.lines.reduce((sum, line) => sum + line.keys.length, 0) };
            const total = now.total;
            const chart = get("chart"), taken = [];
            chart.replaceChildren();
            axes(chart, widest);
            ruleWidths(chart, now, widest);
            for (const line of now.lines) {
              line.path ??= path(needs(line), line.keys.length, widest);
              chart.append(element("path", { d: line.path }));
            }
            total.path ??= path(total.sorted, total.count, widest);
            chart.append(element("path", { class: "all", d: total.path }));
            const share = fitting(total.sorted, at) / total.count, end = fitting(total.sorted, widest * unit) / total.count;
            label(chart, "all languages", end, "strong", taken);
            if (special) {
              chart.append(element("path", { class: "chosen", d: special.line.path }));
              const ends = fitting(needs(special.line), widest * unit) / special.line.keys.length;
              label(chart, data.locales[special.line.locale], ends, "strong", taken);
            }
            const x = across(width, widest);
            chart.append(element("path", { class: "here", d: `M${x} ${area.top}V${area.bottom}` }));
            describe(width, share, total, special, locale);
            list(now, at, locale);
          }

          const percent = share => `${Math.floor(share * 1000) / 10} %`;

          function describe(width, share, total, special, locale) {
            let text = `At ${width} pt ${percent(share)} of ${total.count} texts fit.`;
            if (special) {
              const name = data.locales[special.line.locale];
              text += locale === "" ? ` Fewest in ${name}: ${percent(special.share)}.`
                : ` In ${name}: ${percent(special.share)} of ${special.line.keys.length}.`;
            }
            get("share").textContent = text;
          }

          function list(now, at, locale) {
            const key = chosen("key").toLowerCase(), found = [];
            for (const line of now.lines) {
              if (locale !== "" && String(line.locale) !== locale) continue;
              const sorted = needs(line);
              for (let index = fitting(sorted, at); index < line.keys.length; index += 1) {
                const name = data.keys[line.keys[index]];
                if (!key || name.toLowerCase().includes(key)) {
                  found.push({ name, locale: data.locales[line.locale], need: sorted[index] ?? Infinity });
                }
              }
            }
            found.sort((one, two) => two.need - one.need || (one.name < two.name ? -1 : 1));
            const body = get("wide");
            body.replaceChildren(...found.slice(0, 100).map(one => row(one, at)));
            const more = found.length > 100 ? ", the first 100 of them" : "";
            get("wide-title").textContent = `Texts that need more: ${found.length}${more}`;
          }

          function row(one, at) {
            const made = document.createElement("tr");
            const points = units => units === Infinity ? "fits at no width" : `${Math.ceil(units / unit * 100) / 100} pt`;
            const cells = [one.name, one.locale, points(one.need), one.need === Infinity ? "" : points(one.need - at)];
            cells.forEach((text, index) => {
              const cell = document.createElement(index === 0 ? "th" : "td");
              if (index === 0) { cell.scope = "row"; cell.dir = "auto"; }
              cell.textContent = text;
              made.append(cell);
            });
            return made;
          }

          form.hidden = false;
          form.addEventListener("input", filter);
          form.addEventListener("submit", event => event.preventDefault());
          form.addEventListener("reset", () => setTimeout(filter));
          if (data) {
            get("curves").hidden = false;
            get("place").addEventListener("change", choosePlace);
            get("width").addEventListener("input", () => { setWidth(Number(chosen("width"))); draw(); });
            get("points").addEventListener("input", () => { get("width").value = chosen("points"); draw(); });
            choosePlace();
          }
          filter();
        })();
        """#
}
