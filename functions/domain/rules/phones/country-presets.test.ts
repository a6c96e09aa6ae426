import { describe, expect, test } from "vitest";
import { currencySchema } from "../../kernel/money/amount.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { countryOfZone, countryPresets, presetOfCountry } from "./country-presets.ts";

describe("country presets", () => {
  test.each(countryPresets)("$name has a real currency and real time zones", (preset) => {
    expect(preset.code).toMatch(/^[A-Z]{2}$/);
    expect(currencySchema.safeParse(preset.currency).success).toBe(true);
    for (const zone of preset.timeZones) expect(timeZoneSchema.parse(zone)).toBe(zone);
  });

  test("name each country once and each zone in one country", () => {
    const codes = countryPresets.map((preset) => preset.code);
    const zones = countryPresets.flatMap((preset) => preset.timeZones);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(zones).size).toBe(zones.length);
  });

  test("give the United States weeks from Sunday and federal overtime", () => {
    expect(presetOfCountry("US")).toMatchObject({
      currency: "USD",
      weekStart: "sunday",
      overtimePreset: "flsa",
    });
    expect(presetOfCountry("DE")).toMatchObject({ weekStart: "monday", overtimePreset: "none" });
  });

  test.each(countryPresets)("$name has the first day of the week of the Unicode CLDR", (preset) => {
    const { firstDay } = weekInfo(new Intl.Locale(`und-${preset.code}`));
    expect(preset.weekStart).toBe(firstDay === 7 ? "sunday" : "monday");
  });

  test("find the country of a browser's time zone, and none for one they do not know", () => {
    expect(countryOfZone("America/Los_Angeles")?.code).toBe("US");
    expect(countryOfZone("Australia/Perth")?.code).toBe("AU");
    expect(countryOfZone("America/Argentina/Buenos_Aires")?.code).toBe("AR");
    expect(countryOfZone("Asia/Calcutta")?.code).toBe("IN");
    expect(countryOfZone("Etc/UTC")).toBeNull();
    expect(presetOfCountry("XX")).toBeNull();
  });
});

/** Not every browser has it, so TypeScript does not know it; Node has. */
function weekInfo(locale: Intl.Locale): { firstDay: number } {
  return (locale as Intl.Locale & { getWeekInfo: () => { firstDay: number } }).getWeekInfo();
}
