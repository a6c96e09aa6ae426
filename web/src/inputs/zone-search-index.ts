import { countryPresets } from "@crewline/domain/rules/phones/country-presets";
import type { ZoneCountries, ZoneEntry } from "@crewline/domain/kernel/time/zone-search";
import { searchZones, zoneIndex } from "@crewline/domain/kernel/time/zone-search";

let index: readonly ZoneEntry[] | null = null;

/** Searches all time zones of this browser; the index is made once. */
export function searchAllZones(query: string, first: readonly string[]): string[] {
  const { language } = navigator;
  index ??= zoneIndex(Intl.supportedValuesOf("timeZone"), countriesOf(language), language);
  return searchZones(index, query, first);
}

/** Countries by zone, from the browser where it tells them, else those of our presets. */
function countriesOf(language: string): ZoneCountries {
  const found = new Map<string, string[]>();
  const writers = [...new Set(["en", language])].map(
    (one) => new Intl.DisplayNames(one, { type: "region" }),
  );
  const add = (zone: string, code: string) => {
    const names = writers.map((writer) => writer.of(code) ?? code);
    found.set(zone, [...(found.get(zone) ?? []), ...names]);
  };
  for (const { code, timeZones } of countryPresets) for (const zone of timeZones) add(zone, code);
  for (const code of twoLetterCodes()) for (const zone of zonesIn(code)) add(zone, code);
  return found;
}

/** `getTimeZones` is newer than the types that TypeScript has, and than some browsers. */
function zonesIn(code: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${code}`,
  );
  return locale.getTimeZones?.() ?? [];
}

function twoLetterCodes(): string[] {
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  return letters.flatMap((first) => letters.map((second) => `${first}${second}`));
}
