import { typeId } from "../../functions/domain/records/time-off/type-id.test-support.ts";
import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import {
  aLocationId,
  anEmployeeId,
  anEntryId,
} from "../../functions/domain/kernel/ids/ids.test-support.ts";
import { exportKindNames } from "../../functions/domain/records/data-export/export-kinds.ts";
import { toldActSchema, isOwnAct } from "../../functions/domain/records/users/access-change.ts";
import { archiveWords } from "../../functions/domain/words/files/archive-words.ts";
import { calendarWords } from "../../functions/domain/words/files/calendar-words.ts";
import { everyWarning } from "../../functions/domain/words/files/every-warning.test-support.ts";
import { fileWarningTexts } from "../../functions/domain/words/files/file-warning-words.ts";
import { payrollLayoutWords } from "../../functions/domain/words/files/payroll-layout-words.ts";
import {
  fileProblemText,
  fileSourceTexts,
} from "../../functions/domain/words/imports/file-source-words.ts";
import { payrollWords } from "../../functions/domain/words/files/payroll-words.ts";
import { importWords } from "../../functions/domain/words/imports/import-words.ts";
import { pastedWords } from "../../functions/domain/words/imports/pasted-words.ts";
import { punchImportWords } from "../../functions/domain/words/imports/punch-import-words.ts";
import { accessWords, ownActWords } from "../../functions/domain/words/mail/access-words.ts";
import {
  acceptedWords,
  invitationWords,
} from "../../functions/domain/words/mail/company-letters.ts";
import { clockOutReminderWords } from "../../functions/domain/words/mail/clock-out-reminder-words.ts";
import { coverLetterWords } from "../../functions/domain/words/mail/cover-letter-words.ts";
import { greeting } from "../../functions/domain/words/mail/greeting.ts";
import {
  publishedWords,
  toCoverWords,
  unmovedWords,
  zoneChangedWords,
} from "../../functions/domain/words/mail/schedule-letters.ts";
import { changeLines } from "../../functions/domain/words/mail/shift-lines.ts";
import {
  decidedWords,
  requestedWords,
} from "../../functions/domain/words/mail/time-off-letters.ts";
import type { AskedTime } from "../../functions/domain/records/mail/mail-content.ts";
import {
  timeAnsweredWords,
  timeRequestedWords,
} from "../../functions/domain/words/mail/time-letters.ts";
import { quoted } from "../../functions/domain/words/mail/quoted.ts";
import { requestRefusal } from "../../functions/domain/words/requests/request-refusals.ts";
import { tooManyAttempts } from "../../functions/domain/words/requests/too-many-attempts.ts";
import { updatingSentence } from "../../functions/domain/words/requests/updating.ts";
import { flagWords } from "../../functions/domain/words/time-entries/flag-words.ts";
import {
  codesLeftWords,
  recoveryCodesSheet,
} from "../../functions/domain/words/sign-ins/recovery-codes-words.ts";
import {
  errorPageWords,
  signInMessage,
  signInPageWords,
} from "../../functions/domain/words/sign-ins/session-words.ts";
import {
  auditDaySubject,
  summarySubject,
  weekSubject,
} from "../../functions/domain/records/summaries/drift.ts";
import { driftAfterCheck } from "../../functions/domain/rules/jobs/drift-after-check.ts";
import { restoreObstacles } from "../../functions/domain/rules/audits/restored.ts";
import { restoreObstacleSentence } from "../../functions/domain/words/audits/restore-words.ts";
import { usualRule } from "../../functions/domain/rules/alerts/usual-rules.ts";
import { alertStates } from "../../functions/domain/records/alerts/alert.ts";
import type { AlertRule } from "../../functions/domain/records/alerts/alert-rule.ts";
import { alertDigests } from "../../functions/domain/records/alerts/alert-rule.ts";
import { noFacts } from "@crewline/domain/records/alerts/alert";
import { alertTypes } from "../../functions/domain/records/alerts/alert-type.ts";
import {
  alertStateLabel,
  alertTypeLabel,
} from "../../functions/domain/words/alerts/alert-labels.ts";
import { alertSentence } from "../../functions/domain/words/alerts/alert-sentence.ts";
import {
  digestLabel,
  ruleParts,
  ruleWhen,
} from "../../functions/domain/words/alerts/rule-words.ts";
import { alertRuleLine } from "../../functions/domain/words/history/alert-rule-line.ts";
import { alertsLetterWords } from "../../functions/domain/words/mail/alerts-letter-words.ts";
import { driftText } from "../../functions/domain/words/audits/drift-words.ts";
import { textsOf, wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const glued = (texts: readonly string[]) => texts.filter((text) => !wholeTexts.test(text));

test("every finding of a nightly check is told in whole sentences", () => {
  const names = { employee: "Ana", location: "Harbor", timeZone: "America/New_York" };
  const [day, at] = ["2026-11-24", "2026-11-25T08:20:00.000Z"];
  const subjects = [
    weekSubject(anEmployeeId("ana"), day),
    summarySubject(aLocationId("harbor"), day),
    auditDaySubject(day),
  ];
  const said = subjects.flatMap((subject) =>
    [true, false].flatMap((isRebuilt) => {
      const drift = driftAfterCheck(null, subject, { result: { isRight: false, isRebuilt }, at });
      return drift === null ? [] : Object.values(driftText(drift, names, american));
    }),
  );
  expect([said.length, ...glued(said)]).toEqual([12]);
  const why = restoreObstacles.map((obstacle) => restoreObstacleSentence(obstacle, american));
  expect(glued(why)).toEqual([]);
});

test("alerts, their rules and their mail are told in whole sentences", () => {
  const moment = { day: "2026-11-24", at: "2026-11-25T08:20:00.000Z" };
  const facts = { ...noFacts, ...moment, seconds: 3600, name: "First aid" };
  const said = alertTypes.flatMap((type) => [
    alertTypeLabel(type, american),
    ruleWhen({ type, threshold: 1 }, american),
    ruleWhen({ type, threshold: 2 }, american),
    ...["Ana", null].flatMap((employeeName) =>
      [1, 3].flatMap((count) =>
        [facts, { ...facts, name: null }].map((told) =>
          alertSentence({ type, count, employeeName, facts: told }, "UTC", american),
        ),
      ),
    ),
  ]);
  const rule: AlertRule = {
    ...usualRule("late"),
    channels: ["email"],
    quietHours: { from: "21:00", to: "06:00" },
    escalateAfterMinutes: 30,
    mutedEmployeeIds: [anEmployeeId("ana")],
  };
  const parts = [
    ...ruleParts(rule, american),
    ...ruleParts({ ...rule, isEnabled: false }, american),
  ];
  const labels = [
    ...alertStates.map((state) => alertStateLabel(state, american)),
    ...alertDigests.map((digest) => digestLabel(digest, american)),
  ];
  const letters = ["Pier", null].flatMap((place) =>
    [1, 3].map((count) => alertsLetterWords({ place, first: "Ana is late.", count }, american)),
  );
  expect(glued([...said, ...parts, ...labels, ...textsOf(letters)])).toEqual([]);
  expect(alertRuleLine([], [rule], american)).toContain("Late");
});

test("what letters say is whole", () => {
  const names = { who: "Ana", email: "ana@x.example", company: "Harbor" };
  const told = { by: "Kim", place: "Pier", day: "Mon, Mar 2" };
  const shift = { day: "2026-03-02", startsAtLocal: "09:00", endsAtLocal: "17:00", jobRole: null };
  const later = { ...shift, startsAtLocal: "10:00" };
  const changes = [
    { before: null, after: shift },
    { before: shift, after: null },
    { before: shift, after: shift },
    { before: shift, after: later },
  ];
  const access = toldActSchema.options.flatMap((act) =>
    isOwnAct(act)
      ? [ownActWords(act, american)]
      : [null, "manager" as const].map((role) => accessWords({ act, role, by: "Kim" }, american)),
  );
  const off = { type: typeId("sick"), days: "Mon, Mar 2" } as const;
  const span = { startsAt: "2026-03-02T14:00:00.000Z", endsAt: "2026-03-02T22:00:00.000Z" };
  const entry = { entryId: anEntryId("anas"), weekStart: "2026-03-02", requested: span };
  const asked: AskedTime[] = [
    ...(["correction", "newEntry"] as const).map((of) => ({ of, ...entry, timeZone: "UTC" })),
    { of: "timesheet", firstDay: "2026-03-02", lastDay: "2026-03-15" },
  ];
  const said = [
    greeting("Ana", american),
    invitationWords({ company: "Harbor", by: "Kim", days: 7 }, american),
    acceptedWords(names, american),
    ...(["new", "changed", "withdrawn"] as const).map((kind) =>
      publishedWords(told, kind, american),
    ),
    ...(["offered", "over", "accepted", "declined"] as const).map((event) =>
      coverLetterWords(event, { by: "Olivia", place: "Pier", shift: "Fri" }, american),
    ),
    zoneChangedWords({ ...told, was: "Chicago", is: "New York" }, american),
    ...[1, 3].map((count) => unmovedWords(count, american)),
    ...[1, 3].map((count) =>
      toCoverWords(count, { ...names, ...told, approvedBy: null }, american),
    ),
    toCoverWords(3, { ...names, ...told, approvedBy: "Kim" }, american),
    ...[false, true].map((marksNew) => changeLines(changes, american, marksNew)),
    requestedWords("Ana", off, american),
    decidedWords({ decision: "denied", by: "Kim" }, off, american),
    quoted("Sorry", american),
    ...["5:00 PM", null].map((ended) =>
      clockOutReminderWords({ place: "Pier", started: "9:00 AM", ended }, american),
    ),
    ...asked.map((about) => timeRequestedWords("Ana", about, american)),
    ...asked.flatMap((about) =>
      [
        { isAccepted: true, isSettled: false },
        { isAccepted: false, isSettled: false },
        { isAccepted: false, isSettled: true },
      ].map((answer) => timeAnsweredWords({ ...answer, by: "Kim" }, about, american)),
    ),
    access,
  ];
  expect(glued(textsOf(said))).toEqual([]);
});

test("so is what files, imports and requests say", () => {
  const { name, shift, pause, withdrawn } = calendarWords(american);
  const files = [
    payrollWords(american),
    fileSourceTexts(american),
    ...(["empty", "notText"] as const).map((one) => fileProblemText(one, "a.csv", american)),
    payrollLayoutWords(american),
    fileWarningTexts(everyWarning, "USD", american),
    archiveWords(american).title("Harbor"),
    archiveWords(american).help("USD", "America/New_York"),
    exportKindNames.map((kind) => archiveWords(american).file(kind, 3)),
    [name("Harbor"), shift(null), shift("Cook"), pause(1), pause(30), withdrawn],
    recoveryCodesSheet({ email: "ana@x.example", madeOn: "2026-03-02" }, american),
    codesLeftWords(7, american),
  ];
  const refusals = [
    requestRefusal("serverFailed", american),
    [1, 40, 300].map((seconds) => tooManyAttempts(seconds, american)),
    updatingSentence(american),
    signInMessage("Signin", american),
    signInMessage("other", american),
    errorPageWords(null, american),
    signInPageWords(american),
  ];
  const lines = [importWords(american), pastedWords(american), punchImportWords(american)];
  const shown = [flagWords(american)];
  const texts = textsOf([files, refusals, lines, shown]);
  expect(texts.length).toBeGreaterThan(140);
  expect(glued(texts)).toEqual([]);
});
