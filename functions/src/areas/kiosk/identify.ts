import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import { checklistRunIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { runTitle } from "@crewline/domain/words/checklists/checklist-labels";
import { punchKindSchema } from "@crewline/domain/records/time-entries/punch-record";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { possiblePunches } from "@crewline/domain/rules/kiosks/possible-punches";
import { matchShift } from "@crewline/domain/rules/time-entries/match-shift";
import { countsAsWorked, isRunning } from "@crewline/domain/rules/time-entries/transitions";
import { workedSeconds } from "@crewline/domain/rules/time-entries/worked-seconds";
import { z } from "zod/mini";
import { findListsLeft } from "../../operations/checklists/find-lists-left.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { KioskCaller } from "../../operations/kiosks/verify-kiosk.ts";
import { findRunning, openOwnBook } from "../../operations/punches/running-entry.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { entriesOf } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import { daysOfEmployee } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { kioskActor } from "./kiosk-actor.ts";
import { personOfPin } from "./person-of-pin.ts";

export const greetingSchema = z.object({
  firstName: z.string(),
  /** What the clock does: since when the work, or the break. */
  state: z.enum(["out", "working", "onBreak"]),
  since: z.nullable(instantSchema),
  possible: z.array(punchKindSchema),
  workedSecondsToday: z.int().check(z.minimum(0)),
  shift: z.nullable(z.object({ startsAt: instantSchema, endsAt: instantSchema })),
  /** The roles to choose from at a clock-in; empty if there is nothing to choose. */
  jobRoles: z.array(z.object({ id: jobRoleIdSchema, name: z.string() })),
  /** What a clock-out leaves undone now; the tablet asks before it. */
  listsLeft: z.array(
    z.object({
      id: checklistRunIdSchema,
      title: z.string(),
      items: z.array(z.object({ id: checklistItemIdSchema, label: z.string() })),
    }),
  ),
});
type Greeting = z.infer<typeof greetingSchema>;

/** Greets the employee of a PIN. Throws tooManyAttempts and pinUnknown. */
export async function identify(
  kiosk: KioskCaller,
  { pin, locale }: { pin: string; locale: Locale },
): Promise<Greeting> {
  const employee = await personOfPin(kiosk, pin);
  const { companyId, device } = kiosk;
  const actor = kioskActor(employee, {
    companyId,
    kioskId: device.id,
    locale,
    procedure: "kiosk.punch",
  });
  const at = now();
  const book = await openOwnBook(await readCompany(companyId), actor, { at, receivedAt: at });
  const [running, shift] = await Promise.all([findRunning(book), shiftHere(book, kiosk)]);
  const isWorking = running !== null && isRunning(running.state);
  const pause = running?.payable.breaks.find(({ endsAt }) => endsAt === null);
  return {
    firstName: firstNameOf(employee),
    state: !isWorking ? "out" : pause === undefined ? "working" : "onBreak",
    since: isWorking ? (pause ?? running.payable).startsAt : null,
    possible: possiblePunches(isWorking ? running.state : null),
    workedSecondsToday: workedToday(book),
    shift: shift === null ? null : { startsAt: shift.startsAt, endsAt: shift.endsAt },
    jobRoles: isWorking || shift?.jobRoleId ? [] : jobRolesOf(book),
    listsLeft: await listsLeft(book.store, running, locale),
  };
}

async function listsLeft(
  store: CompanyStore,
  running: TimeEntry | null,
  locale: Locale,
): Promise<Greeting["listsLeft"]> {
  if (running === null || !isRunning(running.state)) return [];
  const left = await findListsLeft(store, running, now());
  return left.map(({ run, items }) => ({
    id: run.id,
    title: runTitle(run, locale),
    items: items.map(({ id, label }) => ({ id, label })),
  }));
}

function firstNameOf({ name }: Employee): string {
  return name.trim().split(/\s+/u)[0] ?? name;
}

async function shiftHere({ store, person }: WeekBook, { device: { locationId } }: KioskCaller) {
  const { today, employee } = person;
  const shifts = await store.publishedShifts.list(daysOfEmployee(employee.id, today, today));
  return matchShift(shifts, { locationId, at: now() });
}

function workedToday(book: WeekBook): number {
  const { today, timeZone } = book.person;
  const at = now();
  return entriesOf(book)
    .filter(({ state }) => countsAsWorked(state) || isRunning(state))
    .filter(({ startsAt }) => localDateAt(startsAt, timeZone) === today)
    .reduce((sum, entry) => sum + workedSeconds(entry, at), 0);
}

/** An employee of one role has nothing to choose. */
function jobRolesOf({ person: { employee, company } }: WeekBook): Greeting["jobRoles"] {
  const nameOf = jobRoleNames(company.jobRoles);
  if (employee.jobRoleIds.length < 2) return [];
  return employee.jobRoleIds.map((id) => ({ id, name: nameOf(id) }));
}
