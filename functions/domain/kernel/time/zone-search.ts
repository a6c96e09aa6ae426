import { citiesOfZone } from "./zone-cities.ts";
import { cityOfZone, commonZoneName, january, nameOf } from "./zone-names.ts";

/** The search terms of a zone. */
export interface ZoneEntry {
  zone: string;
  /** Each group of words with its weight; the lower one counts more. */
  words: readonly (readonly [weight: number, text: string])[];
}

/** A zone and the countries in which it is used, in the language of the reader and in English. */
export type ZoneCountries = ReadonlyMap<string, readonly string[]>;

const july = new Date("2026-07-15T12:00:00Z");

/** The search terms of zones: city, further cities, country, common name, abbreviation. */
export function zoneIndex(
  zones: readonly string[],
  countries: ZoneCountries,
  language: string,
): ZoneEntry[] {
  return zones.map((zone) => {
    const english = [
      commonZoneName(zone, "en-US"),
      nameOf(zone, { language: "en-US", style: "long", at: january }),
      nameOf(zone, { language: "en-US", style: "long", at: july }),
    ];
    const own = language.startsWith("en") ? [] : [commonZoneName(zone, language)];
    const names = [...new Set([...english, ...own])];
    const words = [
      [0, cityOfZone(zone)],
      ...citiesOfZone(zone).map((city) => [0, city]),
      ...names.map((name) => [1, name]),
      ...english.map((name) => [1, initialsOf(name)]),
      ...(countries.get(zone) ?? []).map((country) => [2, country]),
      [4, zone],
    ] as [number, string][];
    return { zone, words: words.map(([weight, text]) => [weight, plain(text)]) };
  });
}

/**
 * The zones that a text finds, best first: whole words before beginnings, cities before names and
 * countries; among equals the zones of `first`, then zones of large cities, then by name.
 */
export function searchZones(
  index: readonly ZoneEntry[],
  query: string,
  first: readonly string[],
): string[] {
  const wanted = plain(query);
  const found = index.flatMap((entry) => {
    const scores = entry.words.flatMap(([weight, text]) => scoreOf(text, wanted, weight) ?? []);
    if (scores.length === 0) return [];
    const rank = [Math.min(...scores), placeIn(first, entry.zone), isLarge(entry.zone) ? 0 : 1];
    return [{ zone: entry.zone, rank }];
  });
  return found.toSorted((a, b) => compareRanks(a.rank, b.rank)).map(({ zone }) => zone);
}

function scoreOf(text: string, wanted: string, weight: number): number | null {
  if (text === wanted) return weight / 10;
  if (text.startsWith(wanted)) return weight + 1;
  if (text.includes(` ${wanted}`) || text.includes(`/${wanted}`)) return weight + 6;
  return null;
}

function placeIn(first: readonly string[], zone: string): number {
  const place = first.indexOf(zone);
  return place === -1 ? first.length : place;
}

function isLarge(zone: string): boolean {
  return citiesOfZone(zone).length > 0;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Without accents, case and underscores, so that "Sao Paulo" finds São Paulo. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll("_", " ")
    .toLowerCase()
    .trim();
}

/** "CET" of "Central European Time"; nothing for names of one word or with an offset. */
function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u);
  return words.length < 2 || /\d/u.test(name) ? "" : words.map((word) => word.charAt(0)).join("");
}
