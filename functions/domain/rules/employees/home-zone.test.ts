import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { homeZone } from "./home-zone.ts";

const locations = [
  { id: aLocationId("pier"), timeZone: "America/New_York" },
  { id: aLocationId("mill"), timeZone: "America/Chicago" },
];

test("the first location of an employee is home, whatever the order of the locations", () => {
  expect(
    homeZone({ locationIds: [aLocationId("mill"), aLocationId("pier")] }, locations, "UTC"),
  ).toBe("America/Chicago");
  expect(
    homeZone({ locationIds: [aLocationId("pier"), aLocationId("mill")] }, locations, "UTC"),
  ).toBe("America/New_York");
});

test("without a known home the company's zone counts", () => {
  expect(homeZone({ locationIds: [aLocationId("gone")] }, locations, "UTC")).toBe("UTC");
  expect(homeZone(undefined, locations, "UTC")).toBe("UTC");
});
