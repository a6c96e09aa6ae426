import { describe, expect, test } from "vitest";
import { fair, harbor, market, season } from "./blackouts.test-support.ts";
import { broken } from "../violations/broken.test-support.ts";
import { blackoutIn, blackoutsFor, enteredInBlackout } from "./blackouts.ts";

const ana = { locationIds: [harbor] };
const ben = { locationIds: [harbor, market] };

describe("a blackout", () => {
  test("holds for the employees of its locations, or for all", () => {
    const names = (who: typeof ana) =>
      blackoutsFor(who, [season, fair], "2026-12-02").map(({ name }) => name);
    expect(names(ana)).toEqual(["Holiday season"]);
    expect(names(ben)).toEqual(["Fair", "Holiday season"]);
    expect(blackoutsFor(ben, [season, fair], "2027-01-03")).toEqual([]);
  });

  test("is met by time off that shares a day with it, its first and last included", () => {
    const met = (from: string, until: string) => blackoutIn({ from, until }, ana, [season])?.name;
    expect(met("2026-12-10", "2026-12-20")).toBe("Holiday season");
    expect(met("2027-01-02", "2027-01-09")).toBe("Holiday season");
    expect(met("2026-12-10", "2026-12-19")).toBeUndefined();
    expect(met("2027-01-03", "2027-01-09")).toBeUndefined();
  });

  test("refuses a request, and lets a manager enter time off with a reason", () => {
    const { name, from, until } = season;
    expect(() => enteredInBlackout(season, { isApproved: false, reason: "Please" })).toThrow(
      broken("timeOffBlackout", { name, from, until }),
    );
    expect(() => enteredInBlackout(season, { isApproved: true, reason: " a " })).toThrow(
      broken("blackoutReasonNeeded", { name }),
    );
    expect(enteredInBlackout(season, { isApproved: true, reason: " A wedding " })).toEqual({
      blackout: { name, reason: "A wedding" },
    });
    expect(enteredInBlackout(null, { isApproved: false })).toEqual({});
  });
});
