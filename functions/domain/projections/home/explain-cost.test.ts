import fc from "fast-check";
import { expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import { addsUp } from "../../rules/figures/explained-figure.ts";
import { explainCost, isOverBudget, laborShare } from "./explain-cost.ts";
import { costPerHour } from "./hours-of-day.ts";

const nine = "2026-11-17T14:00:00.000Z";
const HOUR = 3600;
const hours = Array.from({ length: 10 }, (_, index) => ({
  startsAt: instantAfter(nine, index * HOUR),
  endsAt: instantAfter(nine, (index + 1) * HOUR),
}));
const people = ["ana", "bo"].map((id) => ({ employeeId: anEmployeeId(id), name: id }));

const spanOf = (who: string, from: number, seconds: number, amountMinor: number) => ({
  employeeId: anEmployeeId(who),
  weekStart: "2026-11-16",
  workKey: `${who}${from}`,
  startsAt: instantAfter(nine, from),
  endsAt: instantAfter(nine, from + seconds),
  breaks: [],
  amountMinor,
});

test("an hour costs each person's part of their work in it, by name", () => {
  const spans = [spanOf("bo", 0, 2 * HOUR, 40_00), spanOf("ana", HOUR / 2, HOUR, 19_00)];
  const { lines, amount, rest } = explainCost(29_50, { spans, people }, { hours, index: 0 });
  expect([amount, rest]).toEqual([29_50, 0]);
  expect(lines.map(({ of, amount: own }) => [of, own])).toMatchObject([
    [{ kind: "person", name: "ana" }, 9_50],
    [{ kind: "person", name: "bo" }, 20_00],
  ]);
  const [ana] = lines;
  expect(ana?.lines[0]?.of).toMatchObject({ startsAt: "2026-11-17T14:30:00.000Z" });
});

const drawn = fc.array(
  fc.tuple(
    fc.constantFrom("ana", "bo"),
    fc.integer({ min: 0, max: 5 * HOUR }),
    fc.integer({ min: 60, max: 5 * HOUR }),
    fc.integer({ min: 0, max: 300_00 }),
  ),
  { maxLength: 6 },
);

test("the lines of every hour and of the day add up to what is shown, to the cent", () => {
  fc.assert(
    fc.property(drawn, (tuples) => {
      const worked = tuples.map((tuple) => spanOf(...tuple));
      const of = { spans: worked, people };
      const perHour = costPerHour({ planned: [], worked }, hours);
      const total = worked.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect(addsUp(explainCost(total, of, { hours }))).toBe(true);
      for (const [index, { worked: shown }] of perHour.entries()) {
        expect(addsUp(explainCost(shown, of, { hours, index }))).toBe(true);
      }
    }),
  );
});

test("labor is a share of the sales, above its budget or not", () => {
  const sales = { amountMinor: 1000_00, budgetBasisPoints: 2500 };
  expect(laborShare(234_00, sales)).toBe(0.234);
  expect([250_00, 250_01].map((worked) => isOverBudget(worked, sales))).toEqual([false, true]);
  expect(isOverBudget(900_00, { ...sales, budgetBasisPoints: null })).toBe(false);
});

test("without sales above zero there is no share", () => {
  expect(laborShare(234_00, null)).toBeNull();
  expect(laborShare(234_00, { amountMinor: 0, budgetBasisPoints: null })).toBeNull();
});
