import { salaryPerSchema } from "../../functions/domain/records/pay/salary.ts";
import { aSalary } from "../../functions/domain/rules/rates/salary.test-support.ts";
import { partPay } from "../../functions/domain/words/pay/explain-words.ts";
import { changesSinceText, withoutIdText } from "../../functions/domain/words/pay/export-words.ts";
import {
  exemptSalaryText,
  payText,
  salaryOfPeriodText,
  rateOrSalaryText,
  salaryText,
} from "../../functions/domain/words/pay/salary-words.ts";
import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { anEmployeeId, anEntryId } from "../../functions/domain/kernel/ids/ids.test-support.ts";
import type { ShownProblem } from "../../functions/domain/records/pay/period-checklist.ts";
import { periodActSchema } from "../../functions/domain/records/pay/pay-period-record.ts";
import { problemKindSchema } from "../../functions/domain/records/pay/period-checklist.ts";
import { acceptTimesLabel, fixText } from "../../functions/domain/words/pay/checklist-fix-words.ts";
import {
  checklistKeys,
  checklistTitle,
  messageText,
  problemText,
  reasonsToLook,
  showAllText,
  stakeIntro,
  wayOutText,
} from "../../functions/domain/words/pay/checklist-words.ts";
import { placeMeanwhileText } from "../../functions/domain/words/pay/closing-words.ts";
import {
  closableFromText,
  doneMeanwhileText,
  endOfPeriodText,
  heldText,
  periodActText,
  provingText,
  stepNames,
} from "../../functions/domain/words/pay/period-step-words.ts";
import {
  acceptEndLabel,
  approvedEndText,
  recordBreaksLabel,
} from "../../functions/domain/words/time-entries/suggested-end-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const day = "2026-03-02";
const [startsAt, endsAt] = [`${day}T14:00:00.000Z`, `${day}T22:00:00.000Z`];
const span = { startsAt, endsAt };
const problem: ShownProblem = {
  kind: "unapproved",
  employeeId: anEmployeeId("ana"),
  employeeName: "Ana",
  locationIds: [],
  seconds: 28_800,
  amountMinor: 14_800,
  entry: null,
  missing: null,
  dispute: null,
};
const entry = {
  entryId: anEntryId("e1"),
  version: 1,
  day,
  weekStart: day,
  timeZone: "America/New_York",
  ...span,
  isClean: true,
  mayApprove: true,
  isLocked: false,
  flags: [],
  ends: [],
  requested: null,
};

test("the checklist of a pay period is whole texts", () => {
  const texts = [
    ...problemKindSchema.options.flatMap((kind) => [
      checklistTitle(kind, 1, american),
      checklistTitle(kind, 3, american),
      fixText(kind, american),
      problemText({ ...problem, kind }, american),
    ]),
    ...[
      entry,
      { ...entry, endsAt: null },
      { ...entry, requested: { ...span, message: "" } },
      { ...entry, requested: { startsAt, endsAt: `${day}T23:00:00.000Z`, message: "" } },
    ].map((one) => problemText({ ...problem, entry: one }, american)),
    messageText({ ...problem, dispute: { message: "Tuesday", version: 1 } }, american) ?? "",
    ...reasonsToLook(
      { ...problem, entry: { ...entry, isClean: false, flags: ["lateOut"] } },
      american,
    ),
    ...reasonsToLook({ ...problem, entry: { ...entry, isLocked: true } }, american),
    stakeIntro(american),
    checklistKeys(american),
    ...(["fix", "overrule", "include"] as const).map((way) => wayOutText(way, american)),
    acceptTimesLabel("9:00 AM – 5:00 PM", american),
    ...(["shift", "usual", "proposed"] as const).flatMap((because) =>
      [[], [span], [span, span]].flatMap((breaks) => {
        const end = { because, breaks, endsAt };
        return [acceptEndLabel(end, "UTC", american), approvedEndText(end, american)];
      }),
    ),
    recordBreaksLabel([span], "UTC", american),
    recordBreaksLabel([span, span], "UTC", american),
    showAllText(51, american),
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});

test("so are the steps of a pay period", () => {
  const act = { at: startsAt, byName: "Kim" };
  const at = { place: "Pier", timeZone: "UTC" };
  const texts = [
    ...Object.values(stepNames(american)),
    endOfPeriodText(day, "2026-03-01", american),
    endOfPeriodText(day, "2026-03-03", american),
    closableFromText(day, american),
    heldText("Mar 2 – 15", american),
    provingText(american),
    changesSinceText(1, american),
    ...(["open", "closed"] as const).map((state) =>
      placeMeanwhileText({ locationName: "Pier", state, byName: "Kim" }, american),
    ),
    ...[1, 3].map((lines) => withoutIdText(lines, american)),
    ...periodActSchema.options.flatMap((action) => [
      periodActText({ ...act, action }, at, american),
      doneMeanwhileText({ ...act, action }, american),
    ]),
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});

const part = {
  startsAt: "2026-03-02T14:00:00.000Z",
  endsAt: "2026-03-02T22:00:00.000Z",
  day: "2026-03-02",
  seconds: 28_800,
  multiplierPercent: 100,
  because: "regular" as const,
  rateTenThousandths: 250_000,
  rateSince: "2026-01-01",
  amountMinor: 0,
};

test("what is said of salaries is one sentence in a language of its own", () => {
  const salaries = salaryPerSchema.options.flatMap((per) =>
    [true, false].map((isExempt) => aSalary(100_050, { per, isExempt })),
  );
  const texts = [
    ...salaries.flatMap((salary) => [
      salaryText(salary, "USD", american),
      rateOrSalaryText({ rateTenThousandths: 0, salary }, "USD", american),
      partPay({ ...part, salary }, "USD", american) ?? "",
    ]),
    partPay({ ...part, salary: aSalary(1), isCovered: true }, "USD", american) ?? "",
    payText({ rateTenThousandths: 185_000 }, "USD", american),
    exemptSalaryText(american),
    salaryOfPeriodText(american),
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
