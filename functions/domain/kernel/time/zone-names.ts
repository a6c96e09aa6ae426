/** Winter in the north; common names are asked for at this moment. */
export const january = new Date("2026-01-15T12:00:00Z");
/** Making an Intl format costs a hundred times its use. */
const names = new Map<string, string>();

/** The city that names a zone: "Los Angeles" of America/Los_Angeles. */
export function cityOfZone(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** The common name of a zone in a language: "Pacific Time". */
export function commonZoneName(zone: string, language?: string): string {
  return nameOf(zone, { language, style: "longGeneric", at: january });
}

/** The distance of a zone from UTC at a moment: "UTC−8" or "UTC+5:30". */
export function offsetOfZone(zone: string, at: Date): string {
  const text = nameOf(zone, { language: "en-US", style: "shortOffset", at });
  return text === "GMT" || text === "GMT+0" ? "UTC" : text.replace("GMT", "UTC").replace("-", "−");
}

interface NameChoice {
  language: string | undefined;
  style: "long" | "longGeneric" | "shortOffset";
  at: Date;
}

/** A name of a zone as Intl has it; the zone itself where it has none. */
export function nameOf(zone: string, { language, style, at }: NameChoice): string {
  const options = { timeZone: zone, timeZoneName: style } as const;
  const key = `${zone} ${language ?? ""} ${style} ${at === january ? "" : at.toISOString().slice(0, 13)}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat(language, options).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  names.set(key, name);
  return name;
}
