import { dayCostTexts, laborShareText } from "@crewline/domain/words/home/day-cost-words";
import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import type { ToldTask } from "../../functions/domain/words/home/inbox-words.ts";
import { inboxTexts, restText } from "../../functions/domain/words/home/inbox-card-words.ts";
import { dueText, taskWords } from "../../functions/domain/words/home/inbox-words.ts";
import { cardTexts } from "../../functions/domain/words/home/card-words.ts";
import {
  barText,
  dayTexts,
  hourLabels,
  unpricedText,
} from "../../functions/domain/words/home/day-words.ts";
import {
  comingTexts,
  dayCounts,
  gapLines,
  hiddenWeekText,
  payrollText,
  unresolvedTexts,
} from "../../functions/domain/words/home/coming-words.ts";
import { openShiftTexts } from "../../functions/domain/words/home/open-shift-words.ts";
import {
  handOverTexts,
  writtenText,
} from "../../functions/domain/words/schedules/hand-over-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const glued = (texts: readonly string[]) => texts.filter((text) => !wholeTexts.test(text));
const timeZone = "America/New_York";
const at = "2026-11-20T14:00:00.000Z";
const weekStart = "2026-11-16";

test("what has to be decided is told in whole texts", () => {
  const tasks: ToldTask[] = [
    { kind: "cover", status: "late", who: "Ana", startsAt: at },
    { kind: "fix", count: 1, weekStart },
    { kind: "approve", count: 2, weekStart },
    { kind: "setRates", count: 2, weekStart },
    { kind: "assign", count: 1, day: weekStart, firstOpenAt: at },
    { kind: "answerDisputes", count: 2, firstDay: weekStart },
    { kind: "latePunches", count: 2, day: weekStart },
    { kind: "answerJoin", count: 1 },
    { kind: "decideTimeOff", who: "Ana", days: "Nov 27", type: "⟦Vacation⟧" },
    { kind: "publish", status: "changed", weekStart },
  ];
  const told = tasks.flatMap((task) => Object.values(taskWords(task, timeZone, american)));
  expect(glued(told.filter((text) => !text.includes("⟦⟦")))).toEqual([]);
});

test("so are deadlines, and what the dialogs say", () => {
  const reader = { now: "2026-11-20T12:00:00.000Z", timeZone };
  const due = [
    dueText({ dueAt: at, isLive: true }, reader, american),
    dueText({ dueAt: "2026-11-10T14:00:00.000Z", isLive: false }, reader, american),
    dueText({ dueAt: "2026-11-28T14:00:00.000Z", isLive: false }, reader, american),
  ];
  const { title, nothing, clockedIn, ended, accepted, dialogTitle } = inboxTexts(american);
  const said = [title, nothing, clockedIn("9:00"), ended("Ana"), accepted("Ana")];
  const rest = [1, 2].map((count) => restText(count, american));
  expect(glued([...due, ...said, ...rest, dialogTitle("2 to fix", "Pier")])).toEqual([]);
});

test("so are the day by the hour and the coming days", () => {
  const hour = { planned: "1:00", worked: "0:30" };
  // 1:00 comes twice when the clocks go back.
  const twice = ["2026-11-01T05:00:00.000Z", "2026-11-01T06:00:00.000Z"];
  expect(hourLabels(twice, timeZone, american)).toEqual([
    "⟦1:00 AM (UTC-04:00)⟧",
    "⟦1:00 AM (UTC-05:00)⟧",
  ]);
  const { title, nothing, chart, costWorked, costPlanned, costHidden } = dayTexts(american);
  const costs = [costWorked("$1"), costPlanned("$2")];
  const day = [title, nothing, chart("Pier"), barText("9:00 AM", hour, american), ...costs];
  const sales = { amountMinor: 100_00, budgetBasisPoints: 2500, currency: "USD" };
  const ofSales = [0.2, null].map((share) => laborShareText(sales, share, american));
  const unbudgeted = laborShareText({ ...sales, budgetBasisPoints: null }, 0.2, american);
  const { planned, worked, share, noSales, enterSales } = dayCostTexts(american);
  expect(glued([...ofSales, unbudgeted, planned, worked, share, noSales, enterSales])).toEqual([]);
  const unpriced = [costHidden, unpricedText(1, american), unpricedText(2, american)];
  const gap = { startsAt: at, endsAt: "2026-11-20T15:00:00.000Z", missing: 1 };
  const gaps = ["Cook", null, null].map((jobRole) => ({ ...gap, jobRole }));
  const period = { firstDay: "2026-11-09", lastDay: "2026-11-22", dueAt: at };
  const counts = { needsFix: 1, unapproved: 2, unpriced: 1 };
  const coming = [
    comingTexts(american).days("Pier"),
    ...dayCounts({ assigned: 2, open: 1, unpublished: 1 }, american),
    ...gapLines(gaps, timeZone, american),
    hiddenWeekText(weekStart, american),
    payrollText(period, { now: at, timeZone }, american),
    ...unresolvedTexts(counts, american).map(({ text }) => text),
  ];
  const { names, arrange, up } = cardTexts(american);
  const cards = [...Object.values(names), arrange, up("Now")];
  const note = { writtenByName: "Ana", writtenAt: at };
  const { titleAt, editAt, hint, none } = handOverTexts(american);
  const handOver = [titleAt("Pier", "Monday"), editAt("Pier"), hint, none];
  const { take, takeShift, taken, showAll } = openShiftTexts(american);
  const open = [take, takeShift("Monday", "9:00"), taken, showAll(4)];
  const written = writtenText(note, timeZone, american);
  expect(glued([...day, ...unpriced, ...coming, ...cards, ...handOver, ...open, written])).toEqual(
    [],
  );
});
