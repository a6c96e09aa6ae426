/** In this order, because most browsers also claim to be those after them. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOP(?:R|T|X)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMac(?:intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
];

/**
 * Returns a browser and its system in words, "Firefox on Windows", from the User-Agent header. Only
 * for people to recognise their own devices: the header can be forged.
 */
export function deviceName(userAgent: string | undefined): string {
  const browser = nameIn(browsers, userAgent) ?? "A browser";
  const system = nameIn(systems, userAgent);
  return system === null ? browser : `${browser} on ${system}`;
}

function nameIn(table: typeof browsers, userAgent = ""): string | null {
  return table.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
