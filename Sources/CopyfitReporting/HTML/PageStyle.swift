/// How the page looks.
enum PageStyle {
    /// The style sheet.
    static let text = """
        :root { --paper: #fff; --ink: #1b1b1f; --soft: #5a5a66; --line: #d4d4dc; --panel: #f5f5f8; --thin: #9a9aab; --accent: #0b57d0;
          --bad: #b3261e; --warn: #8a5a00; --note: #2a5db0;
          --g1: #fff3c4; --g2: #ffd28a; --g3: #ffa36b; --g4: #c93d28; --g5: #6d1027; --g4ink: #fff; }
        @media (prefers-color-scheme: dark) {
          :root { --paper: #16161a; --ink: #ececf1; --soft: #a5a5b2; --line: #3a3a44; --panel: #202027; --thin: #70707e; --accent: #8ab4f8;
            --bad: #ff8a80; --warn: #f2c14e; --note: #8ab4f8;
            --g1: #3b3515; --g2: #5c4210; --g3: #7d3a12; --g4: #b3321f; --g5: #f29bb0; --g4ink: #fff; --g5ink: #2b0010; } }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0 auto; max-width: 76rem; padding: 1rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
          font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
        h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; } p { margin: .25rem 0; }
        .count { font-weight: 600; font-size: 1.1rem; } .place, .source, small, .repairs { color: var(--soft); }
        code { font: .85em ui-monospace, monospace; color: var(--soft); }
        a { color: var(--accent); } .skip:not(:focus) { position: absolute; left: -100vw; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        nav ul, .legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; margin: .5rem 0; padding: 0; }
        .patterns { position: absolute; }
        .stripe { stroke: var(--bad); stroke-width: 2; }
        #filters { position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
          margin: 1rem -1.25rem 0; padding: .6rem 1.25rem; background: var(--panel); border-block: 1px solid var(--line); }
        select, input, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line);
          border-radius: 5px; padding: .2rem .45rem; max-width: 16rem; accent-color: var(--accent); }
        #width { width: 22rem; max-width: 100%; vertical-align: middle; padding: 0; } #points { width: 7rem; }
        #curves label { margin-right: 1rem; }
        .scroll { overflow: auto; max-height: 32rem; border: 1px solid var(--line); border-radius: 6px; }
        table { border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; }
        th, td { padding: .2rem .55rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
        th:first-child, .growth td:last-child { text-align: left; }
        thead th { position: sticky; top: 0; background: var(--panel); z-index: 1; }
        tbody th { font-weight: 500; } #curves :is(th, td):nth-child(2), #shares td:nth-child(2), .shares th:nth-child(2) { text-align: left; }
        .map tbody th { position: sticky; left: 0; background: var(--paper); max-width: min(22rem, 40vw); overflow: hidden;
          text-overflow: ellipsis; }
        .map thead th:first-child { left: 0; z-index: 2; }
        .map td { padding: 0; min-width: 3.2rem; border-left: 1px solid var(--line); }
        .map td > * { display: block; padding: .2rem .4rem; color: inherit; text-decoration: none; }
        .map a:hover { text-decoration: underline; } .map a:focus-visible { outline-offset: -3px; }
        .legend li { padding: .05rem .5rem; border-radius: 4px; font-size: .85rem; }
        .g1 { background: var(--g1); } .g2 { background: var(--g2); } .g3 { background: var(--g3); }
        .g4 { background: var(--g4); color: var(--g4ink); } .g5 { background: var(--g5); color: var(--g5ink, #fff); }
        .chart { overflow-x: auto; } #chart { width: 100%; min-width: 30rem; height: auto; font-size: 11px; }
        #chart text { fill: var(--soft); } #chart .strong { fill: var(--ink); font-weight: 600; }
        #chart path { fill: none; stroke: var(--thin); stroke-width: 1; }
        #chart .all { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 6 3; }
        #chart .least, #chart .chosen { stroke: var(--bad); stroke-width: 2; }
        #chart .room { fill: var(--accent); opacity: .12; } #chart .edge { stroke: var(--accent); stroke-width: 1; }
        #chart .here { stroke: var(--ink); stroke-width: 1.5; } #chart .axis { stroke: var(--line); }
        .bar { display: inline-block; height: .7rem; background: var(--accent); border-radius: 2px; }
        .bar.less { background: var(--soft); }
        .findings { list-style: none; margin: 0; padding: 0; }
        .findings li { content-visibility: auto; contain-intrinsic-size: auto 190px; border-top: 1px solid var(--line);
          padding: .5rem 0; }
        article:target { background: var(--panel); outline: 2px solid var(--accent); outline-offset: 6px; }
        article { scroll-margin-top: 6rem; }
        article h3 { margin: 0; } .error { color: var(--bad); } .warning { color: var(--warn); } .note { color: var(--note); }
        .text { padding: .25rem .6rem; background: var(--panel); border-radius: 5px; }
        figure { margin: .5rem 0; overflow-x: auto; } figure svg { max-width: 100%; height: auto; display: block; }
        figure text { fill: var(--ink); white-space: pre; } figure .beyond { fill: var(--bad); }
        figure .amount { fill: var(--bad); font: 600 11px system-ui, sans-serif; }
        .box { fill: none; stroke: var(--ink); } .needed { fill: none; stroke: var(--bad); stroke-dasharray: 4 3; }
        .over { fill: url(#hatch); opacity: .45; }
        @media (max-width: 48rem) { #filters { position: static; } }
        @media print { #filters, nav { display: none; } .scroll { max-height: none; } }
        """
}
