import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Location } from "@crewline/domain/records/locations/location";
import type {
  RecurringProblem,
  RecurringShift,
} from "@crewline/domain/records/schedules/recurring-shift";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { PublishedShift, Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { PlacedPlanned } from "@crewline/domain/rules/schedules/placing/place-shifts";
import { placeEach } from "@crewline/domain/rules/schedules/placing/place-shifts";
import { withoutOptions } from "@crewline/domain/rules/schedules/plan-of";
import { recurringShiftIdOn } from "@crewline/domain/rules/schedules/recurring/recurring-plan";
import { editEventOf, shiftStateAfter } from "@crewline/domain/rules/schedules/shift-state";
import type { SkippedShift } from "@crewline/domain/rules/schedules/skipped-shift";
import { brokenRuleOf, RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { auditShift } from "../../history/audit-shift.ts";
import type { EventActor } from "../../history/event-actor.ts";
import { budgetsWithout } from "../budgets-without.ts";
import { createDraft } from "../create-draft.ts";
import { markWeeksEdited } from "../mark-weeks-edited.ts";
import { readWeeks } from "../open-weeks.ts";
import { readPlanJudge } from "../read-plan-judge.ts";
import { recurringReader } from "./recurring-reader.ts";

/** A shift of a recurring shift, as it is planned; `before` is null for one that is to be added. */
export interface WantedShift {
  plan: ShiftPlan;
  before: Shift | null;
  recurringDay: LocalDate;
  spot: number;
}

/** What becomes of shifts once they are written. */
export interface PutShifts {
  added: number;
  changed: number;
  opened: SkippedShift[];
  skipped: SkippedShift[];
  problems: RecurringProblem[];
  /** Writes them, and returns them as they are then. */
  write: () => Shift[];
}

interface Putting {
  recurring: RecurringShift;
  location: Location;
  wanted: readonly WantedShift[];
  by: EventActor;
}

/**
 * Prepares shifts of a recurring shift: adds them as drafts and changes those that exist. One that
 * its employee may not have is left open; one that even so breaks a rule, or lies in a locked week,
 * is skipped. Reads now, and returns the function that writes.
 */
export async function putShifts(store: CompanyStore, putting: Putting): Promise<PutShifts> {
  const { recurring, location, by } = putting;
  const { open, locked } = await splitLocked(store, putting);
  const { placed, skipped: left } = await placeWanted(store, putting, open);
  const skipped = [...locked, ...left];
  const weeks = placed.flatMap(({ planned: { before }, placed: { weekStart } }) => [
    { locationId: location.id, weekStart },
    ...(before === null ? [] : [before]),
  ]);
  const markWeeks = await markWeeksEdited(store, by, weeks);
  const changedIds = placed.flatMap(({ planned }) => planned.before?.id ?? []);
  const seen = await store.publishedShifts.findAll(changedIds);
  const opened = placed.flatMap((one) => one.opened ?? []);
  const ofDay = (kind: RecurringProblem["kind"]) => (one: (typeof skipped)[number]) => {
    const day = one.planned.recurringDay;
    return { day, kind, because: brokenRuleOf(one.because) };
  };
  return {
    added: placed.filter(({ planned }) => planned.before === null).length,
    changed: placed.filter(({ planned }) => planned.before !== null).length,
    opened,
    skipped,
    problems: [
      ...skipped.map(ofDay("skipped")),
      ...placed.flatMap(({ opened: one, planned }) =>
        one === null
          ? []
          : [
              {
                day: planned.recurringDay,
                kind: "opened" as const,
                because: brokenRuleOf(one.because),
              },
            ],
      ),
    ],
    write: () => {
      const written = placed.map((one) =>
        writeShift(store, { by, recurring, location, seen }, one),
      );
      markWeeks();
      return written;
    },
  };
}

async function splitLocked(store: CompanyStore, { location, wanted }: Putting) {
  const { workRules } = await store.company();
  const weekOf = ({ plan }: WantedShift) => weekStartOf(plan.day, workRules.weekStart);
  const weeks = wanted.flatMap((one) => [
    { locationId: location.id, weekStart: weekOf(one) },
    ...(one.before === null ? [] : [one.before]),
  ]);
  const found = await readWeeks(store, weeks);
  const lockedIds = new Set(found.flatMap(({ id, lock }) => (lock === undefined ? [] : [id])));
  const isLocked = (one: WantedShift) =>
    lockedIds.has(scheduleId(location.id, weekOf(one))) ||
    (one.before !== null && lockedIds.has(scheduleId(location.id, one.before.weekStart)));
  const locked = wanted.filter(isLocked).map((planned) => {
    const { day } = planned.plan;
    const because = new RuleViolation("weekLocked", { where: location.name, day: weekOf(planned) });
    return { planned, who: null, day, because };
  });
  return { open: wanted.filter((one) => !isLocked(one)), locked };
}

async function placeWanted(
  store: CompanyStore,
  { recurring, location, by }: Putting,
  wanted: readonly WantedShift[],
) {
  if (wanted.length === 0) return { placed: [], skipped: [] };
  const { override: decision } = recurring;
  const judge = await readPlanJudge(store, recurringReader(location.id), {
    company: await store.company(),
    location,
    employeeIds: wanted.flatMap(({ plan }) => plan.employeeId ?? []),
    days: wanted.map(({ plan }) => plan.day),
    ...budgetsWithout(decision),
  });
  const written = { at: store.now(), by: by.uid, byName: by.displayName };
  return placeEach(wanted, { judge, decision, by: written, leavesOpen: true });
}

interface Writing extends Pick<Putting, "by" | "recurring" | "location"> {
  /** What staff see of the shifts that change. */
  seen: readonly PublishedShift[];
}

function writeShift(
  store: CompanyStore,
  { by, recurring, location, seen }: Writing,
  { planned, plan, placed, overrides }: PlacedPlanned<WantedShift>,
): Shift {
  const { before, recurringDay, spot } = planned;
  const { timeZone } = location;
  const origin = { recurringShiftId: recurring.id, recurringDay };
  if (before === null) {
    const id = recurringShiftIdOn(recurring, recurringDay, spot);
    return createDraft(store, by, { plan, placed, overrides, timeZone, origin, id, act: "added" });
  }
  const shown = seen.find(({ id }) => id === before.id) ?? null;
  const event = editEventOf(before.state, shown, { ...plan, ...placed });
  const after: Shift = {
    ...withoutOptions(before),
    ...plan,
    ...placed,
    ...origin,
    ...(overrides.length > 0 && { overrides }),
    timeZone,
    updatedBy: by.uid,
    updatedByName: by.displayName,
    state: shiftStateAfter(before.state, event),
    version: before.version + 1,
  };
  store.shifts.change(before, after);
  auditShift(store, by, { act: "changed", before, after });
  return after;
}
