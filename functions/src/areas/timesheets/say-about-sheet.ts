import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type {
  answerTimesheetSchema,
  disputeTimesheetSchema,
  signTimesheetSchema,
  TimesheetState,
} from "@crewline/domain/records/timesheets/timesheet";
import { timesheetId } from "@crewline/domain/records/timesheets/timesheet";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { hasOpenTime } from "@crewline/domain/rules/timesheets/sheet-days";
import { stepsWith } from "@crewline/domain/rules/timesheets/timesheet-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt, command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { tellTimeAnswered, tellTimeRequested } from "../../operations/mail/tell-about-time.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Sheet } from "./read-sheet.ts";
import { readSheet, workedSecondsOf } from "./read-sheet.ts";

type Signed = z.infer<typeof signTimesheetSchema>;
type Disputed = z.infer<typeof disputeTimesheetSchema>;
type Answered = z.infer<typeof answerTimesheetSchema>;

/**
 * Records that an employee confirms the hours and breaks that were shown. Throws timesheetOpen
 * while time has no end, and previewOutdated if the hours are others by now.
 */
export function signTimesheet(actor: Actor, input: Signed): Promise<Edited> {
  return command(actor, input, async (store) => {
    const sheet = await ownSheet(store, actor, input);
    if (hasOpenTime(sheet.days)) throw new RuleViolation("timesheetOpen", {});
    return save(store, sheet, { action: "signed", byName: null, message: "" });
  });
}

/** Records that an employee disputes the hours that were shown, and why; mails the managers. */
export function disputeTimesheet(actor: Actor, input: Disputed): Promise<Edited> {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const sheet = await ownSheet(store, actor, input);
    const { message } = input;
    const told = { ...mailAbout(sheet, message), locationIds: locationsOf(sheet) };
    const tell = await tellTimeRequested(unit, actor, told);
    const saved = save(store, sheet, { action: "disputed", byName: null, message });
    tell();
    return saved;
  });
}

/**
 * Answers a dispute and mails the employee, who can sign or dispute again. Throws nothingDisputed,
 * ownEntry.
 */
export function answerTimesheet(actor: Actor, input: Answered): Promise<Edited> {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const { employeeId, firstDay: day } = input;
    const sheet = await readSheet(store, actor, { employeeId, day });
    requireSeen(sheet, input);
    const { allowsOwn } = rulesOn(sheet.company, sheet.period.lastDay).approvals;
    if (employeeId === actor.employeeId && !allowsOwn) throw new RuleViolation("ownEntry", {});
    const { displayName: byName } = actor;
    const { message } = input;
    const told = { ...mailAbout(sheet, message), answer: "accepted" as const };
    const tell = await tellTimeAnswered(unit, actor, told);
    const saved = save(store, sheet, { action: "answered", byName, message });
    tell();
    return saved;
  });
}

function mailAbout({ employee, company, period, said }: Sheet, note: string) {
  const about = { of: "timesheet" as const, firstDay: period.firstDay, lastDay: period.lastDay };
  const key = `${timesheetId(employee.id, period.firstDay)}_${(said?.version ?? 0) + 1}`;
  return { employee, company, about, key, note };
}

/** Where the employee works now and worked in the period. */
function locationsOf({ employee, weeks }: Sheet): LocationId[] {
  const worked = weeks.flatMap(({ locationIds }) => locationIds);
  return [...new Set([...employee.locationIds, ...worked])];
}

async function ownSheet(
  store: CompanyStore,
  actor: Actor,
  input: { firstDay: LocalDate; expectedVersion: number; digest: string },
): Promise<Sheet> {
  const { employeeId } = actor;
  if (employeeId === null) throw new RuleViolation("notEmployee", {});
  const sheet = await readSheet(store, actor, { employeeId, day: input.firstDay });
  requireSeen(sheet, input);
  if (sheet.digest !== input.digest) throw new RuleViolation("previewOutdated", {});
  return sheet;
}

function requireSeen({ said }: Sheet, { expectedVersion }: { expectedVersion: number }): void {
  const changedBy = said?.steps.at(-1)?.byName ?? null;
  requireVersion(said ?? { version: 0 }, expectedVersion, { what: "timesheet", changedBy });
}

interface Said {
  action: TimesheetState;
  byName: string | null;
  message: string;
}

function save(store: CompanyStore, sheet: Sheet, said: Said): Edited {
  const { employee, period, days, digest, said: before } = sheet;
  const employeeId: EmployeeId = employee.id;
  const id = timesheetId(employeeId, period.firstDay);
  const step = { ...said, at: now(), workedSeconds: workedSecondsOf(days), digest };
  const version = (before?.version ?? 0) + 1;
  store.timesheets.save(id, {
    id,
    employeeId,
    locationIds: locationsOf(sheet),
    ...period,
    ...stepsWith(before, step),
    version,
  });
  return { version };
}
