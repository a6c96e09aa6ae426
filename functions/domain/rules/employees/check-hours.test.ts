import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { checkHours } from "./check-hours.ts";

const hours = (min: number | null, contract: number | null, max: number | null) => () =>
  checkHours({ minSecondsPerWeek: min, contractSecondsPerWeek: contract, maxSecondsPerWeek: max });

test("hours a week rise from the minimum over the contract to the maximum, as far as known", () => {
  expect(hours(null, null, null)).not.toThrow();
  expect(hours(10, 20, 30)).not.toThrow();
  expect(hours(20, 20, 20)).not.toThrow();
  expect(hours(20, 10, null)).toThrow(broken("hoursOutOfOrder"));
  expect(hours(20, null, 10)).toThrow(broken("hoursOutOfOrder"));
  expect(hours(null, 40, 30)).toThrow(broken("hoursOutOfOrder"));
});
