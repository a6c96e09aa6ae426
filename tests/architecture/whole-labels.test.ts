import { dayEventWords } from "../../functions/domain/words/day-events/day-event-words.ts";
import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import {
  aLocationId,
  anEmployeeId,
  anEntryId,
} from "../../functions/domain/kernel/ids/ids.test-support.ts";
import {
  nameOfRole,
  roleId,
} from "../../functions/domain/records/job-roles/role-id.test-support.ts";
import { missingPayCodes } from "../../functions/domain/records/pay/missing-pay.ts";
import { missingPayWords } from "../../functions/domain/words/pay/missing-pay-words.ts";
import { wayOut } from "../../functions/domain/words/pay/missing-pay-way-out.ts";
import { offeredRolesWords } from "../../functions/domain/words/schedules/offered-roles-words.ts";
import type {
  ExplainedEntry,
  ExplainedWeek,
} from "../../functions/domain/records/pay/explained-week.ts";
import { aPunch } from "../../functions/domain/rules/time-entries/entry-builder.test-support.ts";
import {
  fieldLevelWords,
  fieldTypeWords,
  moveWords,
} from "../../functions/domain/words/custom-fields/field-words.ts";
import { enterExample } from "../../functions/domain/words/issues/typed-examples.ts";
import { geofenceModeWords } from "../../functions/domain/words/locations/geofence-words.ts";
import {
  companyActs,
  companyStates,
} from "../../functions/domain/records/company/company-standing.ts";
import { companyActName } from "../../functions/domain/words/company/company-act-names.ts";
import {
  companyStateName,
  readOnlySentence,
} from "../../functions/domain/words/company/read-only.ts";
import { openingHoursText } from "../../functions/domain/words/locations/opening-hours-text.ts";
import {
  partPay,
  partWords,
  timeSteps,
  weekSteps,
} from "../../functions/domain/words/pay/explain-words.ts";
import {
  newRateTooHigh,
  baseRateText,
  rateLabel,
  rateWords,
  workedWords,
} from "../../functions/domain/words/pay/rate-words.ts";
import { wageChangeReasonWords } from "../../functions/domain/words/pay/wage-change-reason-words.ts";
import { besideText } from "../../functions/domain/words/schedules/beside-words.ts";
import { shiftsInTheWay } from "../../functions/domain/words/schedules/shifts-in-the-way.ts";
import {
  auditActionLabel,
  auditFieldLabel,
  auditSentences,
  auditValue,
} from "../../functions/domain/words/time-entries/audit-words.ts";
import { closedPlacesText, findingLines } from "../../functions/domain/words/pay/closing-words.ts";
import {
  adjustmentText,
  confirmationText,
  sheetLabel,
  sheetSentence,
} from "../../functions/domain/words/timesheets/sheet-words.ts";
import {
  offlineTabletAdvice,
  ownTabletText,
  tabletSentences,
} from "../../functions/domain/words/locations/tablet-words.ts";
import { overdueText } from "../../functions/domain/words/time-entries/overdue-words.ts";
import {
  originText,
  punchKindWords,
  punchSentence,
} from "../../functions/domain/words/time-entries/punch-words.ts";
import {
  ofOthersText,
  recordedText,
  refusedText,
  waitingText,
} from "../../functions/domain/words/time-entries/queued-punch-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const day = "2026-03-02";
const glued = (texts: readonly string[]) => texts.filter((text) => !wholeTexts.test(text));

test("punches, what waits on a device and audits are whole texts", () => {
  const at = "2026-03-02T22:02:00.000Z";
  const punch = aPunch({ kind: "clockOut", at, deviceAt: at, receivedAt: at });
  const received = "2026-03-03T13:00:00.000Z";
  const offline = { ...punch, wasOffline: true, receivedAt: received, deviceAt: received };
  const told = { kind: "startBreak", at: "1:00 PM" } as const;
  const broken = { ruleCode: "notClockedIn", message: "⟦No.⟧" };
  const row = {
    action: "correct" as const,
    changes: [
      { field: "End", before: null, after: at },
      { field: "Note", before: "a", after: null },
    ],
  };
  const texts = [
    ...[punch, offline, { ...punch, device: null, source: "import" as const }].map((one) =>
      punchSentence(one, "America/New_York", american),
    ),
    ...Object.values(punchKindWords(american)),
    originText({ source: "web", device: "Chrome" }, american),
    originText({ source: "job", device: null }, american),
    waitingText(told, true, american),
    waitingText(told, false, american),
    recordedText(told, american),
    refusedText(told, broken, american),
    refusedText(told, { ...broken, ruleCode: null }, american),
    ...[1, 2].map((count) => ofOthersText("Bo", count, american)),
    ...auditSentences(row, "UTC", american),
    auditActionLabel("flag", american),
    auditFieldLabel({ field: "End" }, american),
    auditValue(null, "UTC", american),
    overdueText({ endsAt: at, timeZone: "UTC" }, american),
    overdueText(null, american),
    ...[1, 2].map((count) => offlineTabletAdvice(count, american)),
    ...[0, 1, 3].flatMap((count) => {
      const waiting = { count, since: count === 0 ? null : at };
      const there = { timeZone: "UTC", now: at };
      return [true, false].flatMap((isOff) => [
        ...tabletSentences({ lastSeenAt: at, waiting, isOffline: isOff }, there, american),
        ownTabletText({ isOnline: !isOff, waiting }, there, american),
      ]);
    }),
  ];
  expect(glued(texts.filter((text) => text !== ""))).toEqual([]);
});

test("so are pay, its steps and its examples", () => {
  const span = { startsAt: "2026-03-02T14:00:00.000Z", endsAt: "2026-03-02T22:00:00.000Z" };
  const part = {
    ...span,
    day,
    seconds: 28_800,
    multiplierPercent: 150,
    because: "daily" as const,
    rateTenThousandths: 185_000,
    rateSince: day,
    amountMinor: 14_800,
  };
  const entry: ExplainedEntry = {
    entryId: anEntryId("e1"),
    jobRoleId: null,
    locationId: aLocationId("harbor"),
    timeZone: "America/New_York",
    punched: { ...span, endsAt: null },
    payable: span,
    rounded: { ...span, endsAt: "2026-03-02T22:15:00.000Z" },
    breaks: [{ ...span, rule: "paidBreak" }],
    parts: [part],
    weekStarts: [day],
  };
  const week = {
    entries: [entry],
    automaticBreaks: [{ day, seconds: 1800 }],
    regularRate: { rule: "weightedAverage" as const, tenThousandths: 185_000 },
    additions: [{ amountMinor: 500 }],
    currency: "USD",
    totalMinor: 90_000,
    workedSeconds: 28_800,
  } as unknown as ExplainedWeek;
  const missing = missingPayCodes.flatMap((code) =>
    [[], ["Pier"]].map((locationNames) => ({
      employeeId: anEmployeeId("ana"),
      employeeName: "Ana",
      code,
      firstDay: day,
      lastDay: day,
      jobRoleNames: [],
      locationNames,
    })),
  );
  const texts = [
    ...weekSteps(week, american).map(({ text }) => text),
    ...missing.map((one) => missingPayWords(one, american)),
    wayOut(missing, american),
    ...timeSteps(entry, american).map(({ text }) => text),
    partWords(part, american),
    partPay(part, "USD", american) ?? "",
    partPay({ ...part, rateSince: null }, "USD", american) ?? "",
    ...Object.values(wageChangeReasonWords(american)),
    ...[null, roleId("lead")].map((jobRoleId) => rateLabel({ jobRoleId }, nameOfRole, american)),
    rateWords(american).from,
    baseRateText(170_000, "USD", american),
    ...[1, 3].map((count) => workedWords(count, count, american)),
    newRateTooHigh(american),
    ...(["hoursOrNone", "rate", "rateOrNone"] as const).map((what) => enterExample(what, american)),
    ...[0, 1, 7, 8].map((count) => besideText(Array<string>(count).fill("Ana"), american)),
    ...[1, 3].map((count) => shiftsInTheWay(count, { where: "Pier", firstDay: day }, american)),
  ];
  expect(glued(texts)).toEqual([]);
});

test("so are labels of events, custom fields and locations", () => {
  const texts = [
    ...Object.values(dayEventWords(american).audience),
    ...Object.values(fieldTypeWords(american)),
    ...Object.values(fieldLevelWords(american)),
    ...[1, 3].map(
      (people) => moveWords(people, { from: "admins", to: "employee" }, american) ?? "",
    ),
    ...Object.values(geofenceModeWords(american)),
    openingHoursText({}, american),
    ...companyStates.map((state) => companyStateName(state, american)),
    ...(["recalculated", "migrated", "exportPrepared", "erased", ...companyActs] as const).map(
      (act) => companyActName(act, american),
    ),
    ...[null, "2026-12-26T12:00:00.000Z"].map((eraseAt) =>
      readOnlySentence({ suspendedAt: null, eraseAt }, "UTC", american),
    ),
    ...(["none", "signed"] as const).flatMap((status) => [
      sheetLabel(status, american),
      sheetSentence(
        { status, steps: [], timeZone: "UTC", total: { workedSeconds: 3600 } } as never,
        american,
      ),
    ]),
    confirmationText(american),
    ...findingLines({ open: 1, unapproved: 2, requests: 1, disputes: 2, audits: 1 }, american),
    closedPlacesText(1, 3, american),
    adjustmentText({ paidOn: day, amountMinor: 100 }, "USD", american),
    ...[true, false].map(
      (isOpen) =>
        offeredRolesWords(
          {
            location: { name: "Pier", jobRoleIds: [roleId("cook")] },
            companyRoles: [],
            people: [],
            isOpen,
            current: null,
          },
          american,
        ) ?? "",
    ),
  ];
  expect(glued(texts)).toEqual([]);
});
