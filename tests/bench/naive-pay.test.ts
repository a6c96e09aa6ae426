import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { payWorkweek } from "@crewline/domain/rules/pay/workweek";
import { expect, test } from "vitest";
import { naiveWeek, naiveWeeks } from "./naive-pay.ts";
import { yearOf, zone } from "./year-of-entries.ts";

const rules = { ...presetRules("california"), weekStart: "monday" as const };

test("a year written straight on the date library has the engine's hours and cents", () => {
  const { entries, wages } = yearOf(1);
  for (const [weekStart, ofWeek] of naiveWeeks(entries)) {
    const { hours, pay } = payWorkweek({
      weekStart,
      timeZone: zone,
      rules,
      entries: ofWeek,
      wages,
      currency: "USD",
      now: "2027-06-01T00:00:00.000Z",
    });
    const { regularSeconds: regular, overtimeSeconds: overtime } = hours;
    const engine = {
      regular,
      overtime,
      doubletime: hours.doubletimeSeconds,
      cents: pay?.totalMinor,
    };
    expect([weekStart, engine]).toEqual([weekStart, naiveWeek(weekStart, ofWeek, wages)]);
  }
});
