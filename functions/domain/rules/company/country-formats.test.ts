import { expect, test } from "vitest";
import { formatsOfCountry } from "./country-formats.ts";
import { countryPresets } from "../phones/country-presets.ts";

test.each([
  ["US", "12", "monthFirst", "point"],
  ["GB", "24", "dayFirst", "point"],
  ["AU", "12", "dayFirst", "point"],
  ["CA", "12", "monthFirst", "point"],
  ["DE", "24", "dayFirst", "comma"],
  ["FR", "24", "dayFirst", "space"],
  ["CH", "24", "dayFirst", "point"],
  ["HU", "24", "yearFirst", "space"],
  ["JP", "24", "yearFirst", "point"],
] as const)(
  "%s has the clock %s, %s dates and the %s",
  (country, clock, dateOrder, numberStyle) => {
    expect(formatsOfCountry(country)).toEqual({ clock, dateOrder, numberStyle });
  },
);

test.each(countryPresets)("nothing about $name is left to the device", ({ code }) => {
  expect(Object.values(formatsOfCountry(code))).not.toContain("automatic");
});
