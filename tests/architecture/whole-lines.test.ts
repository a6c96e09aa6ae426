import { correctionSentence } from "../../functions/domain/words/time-entries/correction-words.ts";
import {
  typedProblemSentence,
  typedShiftMeaning,
  typedWords,
} from "../../functions/domain/words/schedules/typed-line-words.ts";
import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import {
  plainEvent,
  employeeActSchema,
} from "../../functions/domain/records/history/employee-event.ts";
import { plainHistory } from "../../functions/domain/records/history/history-event.ts";
import {
  nameOfRole,
  roleId,
} from "../../functions/domain/records/job-roles/role-id.test-support.ts";
import { aLocation } from "../../functions/domain/records/locations/location-builder.test-support.ts";
import type { WageChange } from "../../functions/domain/records/pay/wage-change.ts";
import { accessActSchema } from "../../functions/domain/records/users/access-change.ts";
import { presetRules } from "../../functions/domain/records/work-rules/preset-rules.ts";
import {
  aChange,
  aCompany,
} from "../../functions/domain/rules/company/ruled-company.test-support.ts";
import { overtimeOf, partOf, rulesOn } from "../../functions/domain/rules/company/rules-on.ts";
import { companyChanges } from "../../functions/domain/rules/history/company-changes.ts";
import { locationChanges } from "../../functions/domain/rules/history/location-changes.ts";
import { customFieldChanges } from "../../functions/domain/rules/history/custom-field-changes.ts";
import {
  aField,
  shirt,
} from "../../functions/domain/records/custom-fields/custom-field.test-support.ts";
import type { MergeObstacle } from "../../functions/domain/rules/violations/merge-obstacle.ts";
import { ruleSectionSchemas } from "../../functions/domain/records/company/rule-sections.ts";
import type {
  RulePart,
  RuleSection,
} from "../../functions/domain/records/company/rule-sections.ts";
import { reviewGroups } from "../../functions/domain/rules/time-entries/review.ts";
import { emptyGroupWords } from "../../functions/domain/words/time-entries/empty-group-words.ts";
import { describeOvertime } from "../../functions/domain/words/company/describe-overtime.ts";
import { describePart, sectionLabel } from "../../functions/domain/words/company/describe-part.ts";
import {
  effectSentences,
  judgedWordsOf,
} from "../../functions/domain/words/company/effect-words.ts";
import { countReasonWords } from "../../functions/domain/words/employees/count-reasons.ts";
import { endWords } from "../../functions/domain/words/employees/end-words.ts";
import {
  mergedPolicyWords,
  mergeFactLabel,
  pinIsSet,
} from "../../functions/domain/words/employees/merge-fact-words.ts";
import { obstacleWords } from "../../functions/domain/words/employees/obstacle-words.ts";
import {
  plannedPolicyWords,
  policyLabel,
  policySentence,
} from "../../functions/domain/words/employees/policy-words.ts";
import {
  companyHistoryLines,
  locationHistoryLines,
} from "../../functions/domain/words/history/history-lines.ts";
import {
  accessWords as accessEvent,
  eventWords,
  wageWords,
} from "../../functions/domain/words/history/life-words.ts";
import { labelledLines, wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const day = "2026-03-02";
const glued = (texts: readonly string[]) => texts.filter((text) => !wholeTexts.test(text));

test("the description of the rules is whole, and so is what other rules would have said", () => {
  const rules = rulesOn(aCompany(), day);
  const parts = (Object.keys(ruleSectionSchemas) as RuleSection[]).map(
    (section) => ({ section, value: partOf(rules, section) }) as RulePart,
  );
  const california = overtimeOf(presetRules("california"));
  const effects = [0, 1, 4].flatMap((after) =>
    [0, 2, 4].map((before) => ({ kind: "lateIn" as const, before, after, people: ["Ana"] })),
  );
  const preview = { section: "clock" as const, judgedCount: 31, effects };
  const texts = [
    ...parts.flatMap((part) => [
      sectionLabel(part.section, american),
      ...describePart(part, american),
    ]),
    ...describeOvertime(california, american),
    ...describePart({ section: "breaks", value: presetRules("california").breaks }, american),
    ...effectSentences(preview as never, american),
    judgedWordsOf(preview as never, american),
  ];
  expect(texts.length).toBeGreaterThan(25);
  expect(glued(texts)).toEqual([]);
});

test("so is the history of an employee, of their login and their rates", () => {
  const events = employeeActSchema.options.flatMap((act) =>
    [1, 3].map((count) =>
      eventWords({ ...plainEvent, act, count, day, endReason: "resigned" }, american),
    ),
  );
  const rights = { role: "employee" } as never;
  const access = accessActSchema.options.map((act) =>
    accessEvent({ act, before: rights, after: rights }, american),
  );
  const change = {
    jobRoleId: roleId("lead"),
    previousRateTenThousandths: 185_000,
    rateTenThousandths: 200_000,
    currency: "USD",
    effectiveDate: day,
    isCancelled: true,
  } as WageChange;
  const wages = [change, { ...change, jobRoleId: null, previousRateTenThousandths: null }];
  const rates = wages.map((one) => wageWords(one, nameOfRole, american));
  expect(glued([...events, ...access, ...rates])).toEqual([]);
});

test("so are ends, merges and policies of overtime", () => {
  const preview = {
    shiftCount: 3,
    publishedCount: 2,
    timeOffCount: 1,
    runningSince: "2026-11-17T14:00:00.000Z",
    unapprovedCount: 2,
    unapprovedFrom: day,
    workedAfterCount: 1,
    wageChangeDays: [day],
    hasLogin: true,
    isInvited: true,
    isLastAdmin: false,
  };
  const obstacles = ["runningClock", "twoLogins", "noRate", "closedTime", "workedAtOnce"].map(
    (kind) => ({ kind, day, who: "Ana", name: "Ana" }) as unknown as MergeObstacle,
  );
  const texts = [
    ...endWords(preview, "America/New_York", american),
    ...obstacles.map((one) => obstacleWords(one, american)),
    mergeFactLabel("name", american),
    mergedPolicyWords("exempt", american),
    pinIsSet(american),
    policyLabel("company", american),
    policySentence("exempt", american),
    plannedPolicyWords({ effectiveDate: day, policy: "exempt" } as never, american),
    countReasonWords("onLeave", american),
  ];
  expect(glued(texts)).toEqual([]);
});

test("a line of a history is one text, with texts for its label and its values", () => {
  const pier = aLocation();
  const after = aLocation({
    name: "Old Pier",
    minimumWageTenThousandths: 165_000,
    budget: { secondsPerWeek: 360_000, salesShareBasisPoints: 2550 },
    specialDays: [{ day: "2026-12-25", name: "Christmas", isHoliday: true, hours: [] }],
    geofence: { mode: "block", latitude: 40.7, longitude: -74, radiusMetres: 80 },
  });
  const changes = locationChanges(pier, after, nameOfRole);
  const acts = (
    ["added", "duplicated", "archived", "restored", "removed", "changed"] as const
  ).flatMap((act) =>
    [0, 1, 3].flatMap((count) =>
      locationHistoryLines({ ...plainHistory, act, count, changes }, "USD", american),
    ),
  );
  const company = aCompany();
  const { breaks } = presetRules("california");
  const changed = {
    ...company,
    name: "Harbor & Co",
    ruleChanges: [aChange("2026-11-30", { section: "breaks", value: breaks })],
  };
  const told = {
    ...plainHistory,
    day: "2026-11-30",
    changes: [
      ...companyChanges(company, changed, "2026-11-30"),
      ...customFieldChanges([], [aField()]),
      ...customFieldChanges([shirt], [{ ...shirt, label: "Badge", level: "admins" }]),
    ],
  };
  const lines = (
    [
      "added",
      "setUpFinished",
      "rulesChanged",
      "rulesCancelled",
      "changed",
      "suspended",
      "resumed",
      "deleted",
      "undeleted",
      "recalculated",
      "migrated",
      "exportPrepared",
    ] as const
  ).flatMap((act) => companyHistoryLines({ ...told, act }, american));
  expect([...acts, ...lines].length).toBeGreaterThan(20);
  expect([...acts, ...lines].filter((line) => !labelledLines.test(line))).toEqual([]);
  expect(labelledLines.test("⟦Phone⟧: ⟦Closed⟧")).toBe(false);
});

test("what became of an employee's request is told in whole sentences", () => {
  const states = ["open", "accepted", "declined", "withdrawn", "settled"] as const;
  const texts = states.flatMap((state) =>
    [null, "Ana"].flatMap((who) =>
      [true, false].map((isNewEntry) =>
        correctionSentence({ state, answeredByName: "Kim", isNewEntry }, who, american),
      ),
    ),
  );
  expect(glued(texts)).toEqual([]);
});

test("a group of the review without entries is told in whole texts", () => {
  const texts = reviewGroups.flatMap((group) => Object.values(emptyGroupWords(group, american)));
  expect(glued(texts)).toEqual([]);
});

test("a typed shift and what is wrong with a typed line are told in whole texts", () => {
  const range = { startsAt: "09:00", endsAt: "17:00" };
  const kinds = ["noTime", "noDay", "noName", "unknownName"] as const;
  const texts = [
    ...[null, 1800].map((unpaidBreakSeconds) =>
      typedShiftMeaning({ range, unpaidBreakSeconds }, american),
    ),
    ...kinds.map((kind) => typedProblemSentence({ kind, text: "Zoe" }, american)),
    typedProblemSentence({ kind: "severalNames", text: "Be", names: ["Ben", "Bea"] }, american),
    typedProblemSentence({ kind: "closed", day: "2026-11-17" }, american),
  ];
  expect(typedWords(american).and.length).toBeGreaterThan(0);
  expect(glued(texts)).toEqual([]);
});
