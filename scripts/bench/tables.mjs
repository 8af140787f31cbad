const columns = [
  ["trips", ({ trips }) => trips],
  ["read", ({ read }) => read],
  ["written", ({ written }) => written],
  ["r behind", ({ readBehind }) => readBehind],
  ["w behind", ({ behind }) => behind],
  ["KB", ({ bytes }) => (bytes / 1024).toFixed(1)],
];

/** What the walk cost, a line for each request; what is over its budget stands at the end of its line. */
export function costTable(rows, results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const head = ["".padEnd(width), ...columns.map(([title]) => title.padStart(9))].join("");
  const lines = results.map((result) =>
    [
      result.name.padEnd(width),
      ...columns.map(([, read]) => String(read(result)).padStart(9)),
      result.excess.length > 0 ? `  OVER: ${result.excess.join(", ")}` : "",
    ].join(""),
  );
  return [`\n${rows.toLocaleString("en")} rows of each kind`, head, ...lines].join("\n");
}

/** Kilobytes after compression; `second` is the JavaScript that comes on top of the home page's. */
export function weightTable(weights) {
  const parts = ["html", "javascript", "css", "fonts", "second"];
  const lines = weights.map(({ route, excess, ...weight }) =>
    [
      route.padEnd(20),
      ...parts.map((part) => weight[part].toFixed(1).padStart(12)),
      excess.length > 0 ? `  OVER: ${excess.join(", ")}` : "",
    ].join(""),
  );
  return ["", ["".padEnd(20), ...parts.map((part) => part.padStart(12))].join(""), ...lines].join(
    "\n",
  );
}

/** Requests a second at 16 connections. They are the machine's: only their ratios tell something elsewhere. */
export function loadTable(loads) {
  const lines = loads.map(({ name, perSecond, cpuMs, ratio, against }) =>
    [
      name.padEnd(28),
      perSecond.toFixed(0).padStart(8),
      (cpuMs === null ? "-" : cpuMs.toFixed(2)).padStart(10),
      ratio.toFixed(2).padStart(8),
      `  of ${against}`,
    ].join(""),
  );
  const head = ["".padEnd(28), "a second".padStart(8), "CPU ms".padStart(10), "ratio".padStart(8)];
  return ["", head.join(""), ...lines].join("\n");
}

/** Milliseconds of JavaScript for a request, by where it was written; what takes little is one line. */
export function profileTable(profiles) {
  const total = ({ spent }) => Object.values(spent).reduce((sum, ms) => sum + ms, 0);
  const most = (place) => Math.max(...profiles.map(({ spent }) => spent[place] ?? 0));
  const places = [...new Set(profiles.flatMap(({ spent }) => Object.keys(spent)))].sort(
    (one, other) => most(other) - most(one),
  );
  const shown = places.filter((place) => most(place) >= leastShownMs);
  const line = (name, read) =>
    [name.padEnd(28), ...profiles.map((each) => read(each).toFixed(2).padStart(18))].join("");
  return [
    "",
    ["".padEnd(28), ...profiles.map(({ name }) => name.padStart(18))].join(""),
    ...shown.map((place) => line(place, ({ spent }) => spent[place] ?? 0)),
    line("all the rest", (each) =>
      places.reduce(
        (sum, place) => sum + (shown.includes(place) ? 0 : (each.spent[place] ?? 0)),
        0,
      ),
    ),
    line("in all", total),
  ].join("\n");
}

const leastShownMs = 0.05;

export function lighthouseTable(results) {
  const lines = results.map((each) =>
    [
      each.page.padEnd(28),
      ...[each.performance, each.accessibility, each["best-practices"], each.seo],
      ...[each.lcp.toFixed(0), each.cls.toFixed(3), each.tbt.toFixed(0)],
    ]
      .map((part) => String(part).padStart(8))
      .join(""),
  );
  const head = ["perform", "access", "best", "seo", "LCP ms", "CLS", "TBT ms"];
  return ["", ["".padEnd(28), ...head.map((part) => part.padStart(8))].join(""), ...lines].join(
    "\n",
  );
}
