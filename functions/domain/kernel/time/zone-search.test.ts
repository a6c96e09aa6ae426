import { expect, test } from "vitest";
import { cityOfZone, commonZoneName, offsetOfZone } from "./zone-names.ts";
import { searchZones, zoneIndex } from "./zone-search.ts";

const countries = new Map([
  ["Asia/Kolkata", ["India"]],
  ["Asia/Calcutta", ["India"]],
  ["Europe/Berlin", ["Germany", "Deutschland"]],
]);
const zones = [
  ...new Set([...Intl.supportedValuesOf("timeZone"), "Asia/Kolkata", "America/Los_Angeles"]),
];
const index = zoneIndex(zones, countries, "en-US");
const best = (query: string, first: readonly string[] = []) => searchZones(index, query, first)[0];

test.each([
  ["Pacific", "America/Los_Angeles"],
  ["pacific time", "America/Los_Angeles"],
  ["PST", "America/Los_Angeles"],
  ["pt", "America/Los_Angeles"],
  ["Seattle", "America/Los_Angeles"],
  ["sea", "America/Los_Angeles"],
  ["EST", "America/New_York"],
  ["new york", "America/New_York"],
  ["new_york", "America/New_York"],
  ["America/New_York", "America/New_York"],
  ["Berlin", "Europe/Berlin"],
  ["munchen", "Europe/Berlin"],
  ["Deutschland", "Europe/Berlin"],
  ["Sao Paulo", "America/Sao_Paulo"],
  ["los a", "America/Los_Angeles"],
])("“%s” finds %s", (query, zone) => {
  expect(best(query, ["America/New_York"])).toBe(zone);
});

test("“Eastern” and “CET” find the zones that people mean", () => {
  expect(searchZones(index, "Eastern", []).slice(0, 4)).toContain("America/New_York");
  expect(searchZones(index, "CET", ["Europe/Berlin"])[0]).toBe("Europe/Berlin");
  expect(cityOfZone(best("India") ?? "")).toMatch(/^(Kolkata|Calcutta)$/u);
});

test("the zones of the company's country come first among equals", () => {
  expect(best("CET", ["Europe/Vienna"])).toBe("Europe/Vienna");
  expect(searchZones(index, "no such place", [])).toEqual([]);
});

test("a result says the common name and the offset of that moment", () => {
  expect(commonZoneName("America/Los_Angeles", "en-US")).toBe("Pacific Time");
  expect(offsetOfZone("America/Los_Angeles", new Date("2026-01-15T00:00:00Z"))).toBe("UTC−8");
  expect(offsetOfZone("America/Los_Angeles", new Date("2026-07-15T00:00:00Z"))).toBe("UTC−7");
  expect(offsetOfZone("Asia/Kolkata", new Date("2026-07-15T00:00:00Z"))).toBe("UTC+5:30");
  expect(offsetOfZone("UTC", new Date("2026-07-15T00:00:00Z"))).toBe("UTC");
});
