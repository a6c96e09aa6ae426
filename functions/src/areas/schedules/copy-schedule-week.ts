import type { LocationId, EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CopiedShift } from "@crewline/domain/rules/schedules/copy-week";
import { copyWeek } from "@crewline/domain/rules/schedules/copy-week";
import { skippedWords } from "@crewline/domain/words/schedules/skipped-words";
import type { copyWeekSchema } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { auditShift } from "../../operations/history/audit-shift.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import { markWeeksEdited } from "../../operations/schedules/mark-weeks-edited.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { approvedTimeOff } from "../../store/company/filters.ts";
import { isPlannable } from "./is-plannable.ts";
import { planNames } from "./plan-names.ts";

type Input = z.infer<typeof copyWeekSchema>;

/** Copies a week to another one; returns the reason for each shift that could not be copied. */
export function copyScheduleWeek(actor: Actor, input: Input) {
  return command(actor, input, async (store) => {
    requireReach(actor, { locationIds: [input.locationId], what: "location" });
    const [location] = await getActiveLocations(store, [input.locationId]);
    if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
    const week = await weeksOf(store, input);
    const sources = await loadSources(store, actor, { locationId: input.locationId, week });
    const { copied, skipped: left } = copyWeek({
      ...sources,
      ...week,
      timeZone: location.timeZone,
    });
    const skipped = left.map((one) => skippedWords(one, actor.locale));
    const target = { locationId: location.id, weekStart: week.toWeekStart };
    if (copied.length === 0) return { copied: 0, shiftIds: [], skipped };
    const markWeeks = await markWeeksEdited(store, actor, [target]);
    const shiftIds = copied.map((copy) =>
      createShift(store, actor, { copy, ...target, ...location }),
    );
    markWeeks();
    return { copied: copied.length, shiftIds, skipped };
  });
}

interface Weeks {
  fromWeekStart: string;
  toWeekStart: string;
}

/** Weeks begin on the company's first weekday, for any day given. */
async function weeksOf(store: CompanyStore, input: Input): Promise<Weeks> {
  const { workRules } = await store.company();
  return {
    fromWeekStart: weekStartOf(input.fromWeekStart, workRules.weekStart),
    toWeekStart: weekStartOf(input.toWeekStart, workRules.weekStart),
  };
}

async function loadSources(
  store: CompanyStore,
  actor: Actor,
  { locationId, week }: { locationId: LocationId; week: Weeks },
) {
  const [shifts, existing, timeOff, locations] = await Promise.all([
    store.shifts.list([
      ["locationId", "==", locationId],
      ["weekStart", "==", week.fromWeekStart],
    ]),
    store.shifts.list([
      ["day", ">=", addDays(week.toWeekStart, -2)],
      ["day", "<=", addDays(week.toWeekStart, 8)],
    ]),
    store.timeOff.list(approvedTimeOff([locationId], addDays(week.toWeekStart, -1))),
    store.locations.list([]),
  ]);
  const people = await store.employees.findAll(
    shifts.flatMap(({ employeeId }) => employeeId ?? []),
  );
  const employeeOf = new Map(people.map((person) => [person.id, person]));
  return {
    shifts,
    existing,
    timeOff,
    names: planNames(actor, people, locations),
    isWorking: (id: EmployeeId, day: string) => isPlannable(employeeOf.get(id), locationId, day),
  };
}

interface Copy {
  copy: CopiedShift;
  weekStart: string;
  timeZone: string;
}

function createShift(
  store: CompanyStore,
  actor: Actor,
  { copy, weekStart, timeZone }: Copy,
): ShiftId {
  const id = store.shifts.newId();
  const after: Shift = {
    id,
    ...copy.plan,
    ...copy.placed,
    weekStart,
    timeZone,
    state: "draft",
    updatedBy: actor.uid,
    updatedByName: actor.displayName,
    version: 1,
  };
  store.shifts.create(id, after);
  auditShift(store, actor, { act: "copied", before: null, after });
  return id;
}
