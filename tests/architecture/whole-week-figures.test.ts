import {
  confirmationText,
  weekConfirmationText,
} from "../../functions/domain/words/schedules/confirmation-words.ts";
import { expect, test, vi } from "vitest";
import { aShiftId } from "../../functions/domain/kernel/ids/ids.test-support.ts";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import {
  coverageText,
  coverageTitle,
  gapsText,
  gapText,
  leftOutText,
} from "../../functions/domain/words/schedules/week-figure-words.ts";
import {
  editingText,
  presenceText,
  presentText,
} from "../../functions/domain/words/schedules/presence-words.ts";
import { burdenText } from "../../functions/domain/words/schedules/cover-words.ts";
import {
  averageText,
  ledgerTexts,
  noticeLines,
  noticeWeekText,
} from "../../functions/domain/words/schedules/ledger-words.ts";
import { burdenKinds } from "../../functions/domain/records/schedules/fairness.ts";
import { labelledLines, wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

test("the coverage of a day and what a week leaves out are labels with whole texts", () => {
  const range = {
    startsAt: "2026-11-17T14:00:00.000Z",
    endsAt: "2026-11-17T16:00:00.000Z",
    jobRoleId: null,
    missing: 1,
  };
  const leftOut = [
    { openShifts: 1, unpricedShifts: 0 },
    { openShifts: 0, unpricedShifts: 1 },
    { openShifts: 2, unpricedShifts: 3 },
  ];
  const texts = [
    coverageTitle(american),
    ...[0, 1, 2].flatMap((gaps) => [
      gapsText(gaps, american),
      coverageText("Tue, Nov 17", gaps, american),
    ]),
    ...[1, 2].flatMap((needed) =>
      [null, "Barista"].map((role) =>
        gapText({ ...range, needed }, { timeZone: "America/New_York", role }, american),
      ),
    ),
    ...leftOut.flatMap((one) => leftOutText(one, american) ?? []),
  ];
  expect(texts).toHaveLength(14);
  expect(texts.filter((text) => !labelledLines.test(text))).toEqual([]);
  expect(leftOutText({ openShifts: 0, unpricedShifts: 0 }, american)).toBeNull();
});

test("who else has a week open is told in whole texts", () => {
  const editor = { name: "Leo", seenAt: "2026-11-17T14:00:00.000Z" };
  const texts = [
    presentText(american),
    ...[null, aShiftId("s1")].map((shiftId) => presenceText({ ...editor, shiftId }, american)),
    editingText("Leo", american),
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});

test("fairness and notice are told in whole texts", () => {
  const { columns, ...titles } = ledgerTexts(american);
  const week = { weekStart: "2026-11-16", shifts: 4, goodShifts: 2, changes: 3, lateChanges: 1 };
  const weeksOf = (...days: number[]) => days.map((averageDays) => ({ ...week, averageDays }));
  const texts = [
    ...Object.values(titles).filter((text) => typeof text === "string"),
    ...Object.values(columns),
    averageText(3.2, american),
    ...[weeksOf(5, 6, 9, 10), weeksOf(9, 9, 5, 5), weeksOf(7, 7, 7, 7)].flatMap((weeks) =>
      noticeLines(weeks, american),
    ),
    noticeWeekText({ ...week, averageDays: 9.5 }, american),
  ];
  const burdens = burdenKinds.flatMap((kind) =>
    [2, null].map((average) => burdenText({ kind, count: 3, average }, american)),
  );
  expect(burdens.filter((text) => !labelledLines.test(text))).toEqual([]);
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});

test("confirmations of a week are told in whole texts", () => {
  const people = [0, 1, 2].map((confirmed) => ({ told: 2, confirmed }));
  const texts = [
    ...people.map((one) => confirmationText(one, american)),
    weekConfirmationText(people, american),
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
