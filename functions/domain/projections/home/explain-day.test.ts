import fc from "fast-check";
import { expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { addsUp } from "../../rules/figures/explained-figure.ts";
import { addUp, within, workedUntil } from "./day-figures.ts";
import { aBoardRow } from "./board-row.test-support.ts";
import { explainScheduled, explainWorked } from "./explain-day.ts";
import { aSummary } from "./summary.test-support.ts";

const timeZone = "America/New_York";
const now = "2026-03-08T20:00:00.000Z";
const locationId = aLocationId("harbor");

/** Seven days, on some of which clocks still run. */
const weeks = fc
  .array(
    fc.record({
      worked: fc.integer({ min: 0, max: 900 }),
      planned: fc.integer({ min: 0, max: 900 }),
      running: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 7, maxLength: 7 },
  )
  .map((days) =>
    days.map(({ worked, planned, running }, index) => {
      const day = addDays("2026-03-02", index);
      return aSummary({
        locationId,
        day,
        scheduledSeconds: planned * 60,
        workedSeconds: worked * 60,
        board: Array.from({ length: running }, (_, person) =>
          aBoardRow({
            employeeId: anEmployeeId(`p${person}`),
            clockedInAt: `${day}T15:0${person}:00.000Z`,
            clockedOutAt: null,
          }),
        ),
      });
    }),
  );

test("worked and planned hours are the sum of their days, finished and running", () => {
  fc.assert(
    fc.property(weeks, fc.integer({ min: 0, max: 6 }), (summaries, first) => {
      const days = { fromDay: addDays("2026-03-02", first), toDay: "2026-03-08" };
      const shown = within(summaries, days);
      const figures = addUp(summaries, days, (one) => workedUntil(one, timeZone, now));
      const worked = explainWorked(figures.workedSeconds, shown, { timeZone, now });
      expect(addsUp(worked)).toBe(true);
      expect(addsUp(explainScheduled(figures.scheduledSeconds, shown))).toBe(true);
    }),
  );
});
