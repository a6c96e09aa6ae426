import { expect, test } from "vitest";
import { deviceFormats } from "../../kernel/formats/formats.ts";
import { formatsOfCountry } from "./country-formats.ts";
import { usualSettings } from "./usual-settings.ts";

const german = {
  country: "DE",
  currency: "EUR",
  weekStart: "monday",
  formats: formatsOfCountry("DE"),
} as const;

test("a company that does as its country has nothing to take over", () => {
  expect(usualSettings(german)).toEqual({});
});

test("only what is different is offered", () => {
  expect(usualSettings({ ...german, currency: "USD" })).toEqual({ currency: "EUR" });
  expect(usualSettings({ ...german, weekStart: "sunday", formats: deviceFormats })).toEqual({
    weekStart: "monday",
    formats: german.formats,
  });
});

test("of a country without presets nothing is offered", () => {
  expect(usualSettings({ ...german, country: "XX" })).toEqual({});
});
