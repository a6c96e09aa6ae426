import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { reportRhythms } from "../../functions/domain/records/reports/scheduled-report.ts";
import { groupings } from "../../functions/domain/records/reports/report.ts";
import { reportLetterWords } from "../../functions/domain/words/mail/report-letter-words.ts";
import {
  nextSendingText,
  unsentText,
  scheduledLabels,
  scheduledTitles,
  sendingClock,
  sentText,
  sentToText,
} from "../../functions/domain/words/reports/scheduled-words.ts";
import { columnNames } from "../../functions/domain/words/reports/column-words.ts";
import {
  cutText,
  recordCodeWords,
  recordColumnNames,
  recordTexts,
} from "../../functions/domain/words/reports/record-words.ts";
import {
  burdenTexts,
  unknownShiftsText,
  incompleteText,
  lineName,
  reportTexts,
  unapprovedText,
  unpricedText,
} from "../../functions/domain/words/reports/report-words.ts";
import { salesSources } from "../../functions/domain/records/sales/sales-month.ts";
import { salesImportWords } from "../../functions/domain/words/sales/sales-import-words.ts";
import {
  enteredText,
  salesCellText,
  salesHourText,
  pastedText,
  salesTexts,
  unreadableText,
} from "../../functions/domain/words/sales/sales-words.ts";
import { takenAs } from "../../functions/domain/rules/sales/pasted-block.ts";
import {
  triedPeriodText,
  whatIfSummary,
  whatIfTexts,
} from "../../functions/domain/words/pay/what-if-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const noAmounts = {
  regularSeconds: 0,
  overtimeSeconds: 0,
  doubletimeSeconds: 0,
  totalMinor: 0,
};
const entered = { enteredByName: "Ana", enteredAt: "2026-11-16T14:00:00.000Z" };
const tried = {
  firstDay: "2026-11-16",
  lastDay: "2026-11-22",
  currency: "USD",
  periods: [],
  people: [],
  peopleCount: 2,
  before: noAmounts,
  after: noAmounts,
};

/** Every text of a table of words, those with facts in them too. */
function textsIn(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return textsIn((words as (fact: string) => unknown)("fact"));
  return Object.values(words as object).flatMap(textsIn);
}

test("the titles, headings and remarks of reports are whole texts", () => {
  const texts = [
    ...textsIn(reportTexts(american)),
    ...textsIn(columnNames(american)),
    ...textsIn(recordColumnNames(american)),
    ...textsIn(recordCodeWords(american)),
    ...textsIn(recordTexts(american)),
    cutText(5000, american),
    lineName({ key: "sick", name: null }, "timeOffType", american),
    ...textsIn(scheduledLabels(american)),
    ...textsIn(scheduledTitles("Overtime", american)),
    sendingClock("New York", american),
    ...reportRhythms.map((rhythm) => sentText({ rhythm, sendAt: "07:00" }, american)),
    sentToText(["Ana", "Bo"], american),
    ...["2026-11-22", "2026-11-16"].map((firstDay) =>
      nextSendingText(
        { at: "2026-11-23T12:00:00.000Z", range: { firstDay, lastDay: "2026-11-22" } },
        "America/New_York",
        american,
      ),
    ),
    unsentText(
      { failedAt: "2026-11-23T12:00:00.000Z", at: "2026-11-23T13:00:00.000Z" },
      "America/New_York",
      american,
    ),
    ...textsIn(
      reportLetterWords(
        { title: "Overtime", company: "Harbor", days: "Nov 22", by: "Olivia" },
        american,
      ),
    ),
    ...textsIn(whatIfTexts(american)),
    ...textsIn(salesTexts(american)),
    ...textsIn(salesImportWords(american)),
    ...salesSources.map((source) => enteredText({ ...entered, source }, "UTC", american)),
    salesHourText("01b", american),
    salesCellText("9:00", "Monday", american),
    unreadableText(1, "1240.50", american),
    unreadableText(2, "1240.50", american),
    ...takenAs.map((one) => pastedText({ takenAs: one, labels: ["Sum"], refused: null }, american)),
    ...(["rowNames", "severalAmounts"] as const).map((refused) =>
      pastedText({ takenAs: null, labels: ["Pier", "Quay"], refused }, american),
    ),
    triedPeriodText({ ...tried, isClosed: false }, american),
    ...[100, 0, -100].flatMap((totalMinor) =>
      whatIfSummary({ ...tried, after: { ...noAmounts, totalMinor } }, american),
    ),
    unapprovedText({ entries: 1, seconds: 3600 }, american),
    unapprovedText({ entries: 2, seconds: 3600 }, american),
    unpricedText(3600, american),
    incompleteText("2026-11-16", american),
    ...burdenTexts(39_600, american),
    ...[1, 2].map((count) => unknownShiftsText(count, american)),
    ...groupings
      .filter((groupBy) => !["day", "hour", "timeOffType"].includes(groupBy))
      .map((groupBy) => lineName({ key: "2026-11-16", name: null }, groupBy, american)),
    lineName({ key: "", name: null }, "hour", american),
  ];
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
