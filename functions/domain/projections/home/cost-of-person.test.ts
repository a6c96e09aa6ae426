import { expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { costOfPerson } from "./cost-of-person.ts";

const ana = anEmployeeId("ana");
const span = (startsAt: string, endsAt: string, amountMinor: number) => ({
  workKey: "night",
  startsAt,
  endsAt,
  breaks: [],
  amountMinor,
});
const sunday = span("2026-03-16T02:00:00.000Z", "2026-03-16T04:00:00.000Z", 37_00);
const after = span("2026-03-16T04:00:00.000Z", "2026-03-16T10:00:00.000Z", 111_00);
const [week, next] = ["2026-03-09", "2026-03-16"];

test("a night over the edge of a week costs in both weeks, each part in its own", () => {
  const weeks = [
    { weekStart: week, spans: [sunday] },
    { weekStart: next, spans: [after] },
  ];
  const { spans, isPriced } = costOfPerson(ana, weeks, 0);
  expect(spans.map(({ weekStart, amountMinor }) => [weekStart, amountMinor])).toEqual([
    [week, 37_00],
    [next, 111_00],
  ]);
  expect(isPriced).toBe(true);
});

test("a salary costs once on a day that two weeks count, over all of its work", () => {
  const weeks = [
    { weekStart: week, spans: [{ ...sunday, amountMinor: 0 }] },
    { weekStart: next, spans: [{ ...after, amountMinor: 0 }] },
  ];
  const { spans } = costOfPerson(ana, weeks, 200_00);
  expect(spans.map(({ amountMinor }) => amountMinor)).toEqual([50_00, 150_00]);
});

test("a week without a rate is named and hides no known cost", () => {
  const weeks = [
    { weekStart: week, spans: null },
    { weekStart: next, spans: [after] },
  ];
  expect(costOfPerson(ana, weeks, 0)).toMatchObject({
    spans: [{ amountMinor: 111_00 }],
    isPriced: false,
  });
});
