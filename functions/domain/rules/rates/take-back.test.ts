import {
  anEmployeeId,
  aLocationId,
  aUserId,
  aWageChangeId,
} from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { canTakeBack, correctionsOf } from "./take-back.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";
import { newWageChange } from "../../records/pay/wage-change.ts";

const raise: WageChange = {
  ...newWageChange,
  id: aWageChangeId("w1"),
  employeeId: anEmployeeId("ana"),
  employeeLocationIds: [aLocationId("harbor")],
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-03-02",
  rateTenThousandths: 200_000,
  previousRateTenThousandths: 185_000,
  currency: "USD",
  reason: "merit",
  note: "",
  createdAt: "2026-03-01T12:00:00.000Z",
  createdBy: aUserId("olga"),
  createdByName: "Olga",
};
const rateOf = ({ jobRoleId, locationId, effectiveDate, rateTenThousandths }: WageChange) => ({
  jobRoleId,
  locationId,
  effectiveDate,
  rateTenThousandths,
});

test("a raise that has begun is taken back by the rate of before, from the same day on", () => {
  expect(correctionsOf([raise], [rateOf(raise)], "Ana")).toMatchObject([
    { effectiveDate: "2026-03-02", rateTenThousandths: 185_000, reason: "correction" },
  ]);
});

test("a rate that was changed again since is not taken back", () => {
  const corrected = rateOf({ ...raise, rateTenThousandths: 190_000 });
  expect(() => correctionsOf([raise], [corrected], "Ana")).toThrow(
    broken("wageChangeReplaced", { who: "Ana", day: "2026-03-02" }),
  );
  expect(() => correctionsOf([raise], [], "Ana")).toThrow(
    broken("wageChangeReplaced", { who: "Ana", day: "2026-03-02" }),
  );
});

test("the first rate of an employee has none before it to go back to", () => {
  const first = { ...raise, previousRateTenThousandths: null };
  expect(canTakeBack(first)).toBe(false);
  expect(() => correctionsOf([first], [rateOf(first)], "Ana")).toThrow(
    broken("wageChangeBegun", { who: "Ana", day: "2026-03-02" }),
  );
});
