/** An entry of a calendar file by the names of its properties, without their parameters. */
export type CalendarEntry = Readonly<Record<string, string>>;

export interface ReadCalendar {
  properties: CalendarEntry;
  entries: CalendarEntry[];
}

/** Reads a calendar file as RFC 5545 says; throws where a line breaks its rules. */
export function readCalendar(text: string): ReadCalendar {
  if (!text.endsWith("\r\n")) throw new Error("The last line has no end.");
  const raw = text.slice(0, -2).split("\r\n");
  for (const line of raw) {
    if (octetsOf(line) > 75) throw new Error(`Too long: ${line}`);
    if (/[\r\n]/u.test(line)) throw new Error(`A bare line break: ${line}`);
  }
  const lines = raw.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
  const properties: Record<string, string> = {};
  const entries: Record<string, string>[] = [];
  let current: Record<string, string> = properties;
  for (const line of lines) {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/su.exec(line) ?? [];
    if (name === "") throw new Error(`No property: ${line}`);
    if (line === "BEGIN:VEVENT") entries.push((current = {}));
    else if (line === "END:VEVENT") current = properties;
    else current[name] = unescape(value);
  }
  return { properties, entries };
}

function octetsOf(line: string): number {
  return encodeURIComponent(line).replaceAll(/%../gu, "x").length;
}

function unescape(value: string): string {
  return value.replaceAll(/\\([\\;,nN])/gu, (_match, escaped: string) =>
    escaped.toLowerCase() === "n" ? "\n" : escaped,
  );
}
