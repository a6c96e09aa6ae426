import { expect, test } from "vitest";
import { newLocation } from "../../entities/locations/new-location.ts";
import { anotherLocation } from "./another-location.ts";

const pier = {
  ...newLocation("America/New_York"),
  name: "Pier",
  address: "1 Pier Rd",
  openingHours: { monday: [] },
};

test("another location begins with the zone and the hours of the one that was saved", () => {
  expect(anotherLocation(pier, pier)).toEqual({ ...pier, name: "", address: "" });
});

test("a name typed before the answer came was lost", () => {
  const typed = { ...pier, name: "Market" };
  expect(anotherLocation(pier, typed)).toEqual({ ...pier, name: "Market", address: "" });
});
