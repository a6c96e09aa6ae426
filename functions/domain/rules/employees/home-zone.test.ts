import { expect, test } from "vitest";
import { homeZone } from "./home-zone.ts";

const locations = [
  { id: "pier", timeZone: "America/New_York" },
  { id: "mill", timeZone: "America/Chicago" },
];

test("the first location of an employee is home, whatever the order of the locations", () => {
  expect(homeZone({ locationIds: ["mill", "pier"] }, locations, "UTC")).toBe("America/Chicago");
  expect(homeZone({ locationIds: ["pier", "mill"] }, locations, "UTC")).toBe("America/New_York");
});

test("without a known home the company's zone counts", () => {
  expect(homeZone({ locationIds: ["gone"] }, locations, "UTC")).toBe("UTC");
  expect(homeZone(undefined, locations, "UTC")).toBe("UTC");
});
