import type { ChecklistRunId, ChecklistTemplateId } from "../../kernel/ids/record-ids.ts";
import { checklistRunIdSchema } from "../../kernel/ids/record-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { LocalTime } from "../../kernel/time/local-time.ts";
import { resolveWallTime } from "../../kernel/time/zone.ts";
import type { ChecklistRun } from "../../records/checklists/checklist-run.ts";
import type { ChecklistTemplate } from "../../records/checklists/checklist-template.ts";
import type { Location } from "../../records/locations/location.ts";
import { openingOn } from "../../records/locations/opening-on.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import { isWorkingDay, recursOn } from "./takes-place.ts";

/** What the lists of a location's day are made of. */
export interface DayFacts {
  day: LocalDate;
  location: Pick<Location, "timeZone" | "openingHours" | "specialDays">;
  weekStart: Weekday;
  /** The published shifts of the location's day. */
  shifts: readonly Pick<
    PublishedShift,
    "id" | "employeeId" | "jobRoleId" | "startsAt" | "endsAt"
  >[];
}

type Shift = DayFacts["shifts"][number] & { employeeId: NonNullable<PublishedShift["employeeId"]> };

/**
 * The lists that templates make for a location's day; none on a day on which it is closed. Each has
 * an id of its template and its shift, so that making them twice makes none twice.
 */
export function listsOfDay(
  templates: readonly ChecklistTemplate[],
  facts: DayFacts,
): ChecklistRun[] {
  if (!isWorkingDay(facts.location, facts.day)) return [];
  return templates
    .filter((one) => one.state === "active" && recursOn(one.recurrence, facts.day, facts.weekStart))
    .flatMap((template) => listsOf(template, facts));
}

function listsOf(template: ChecklistTemplate, facts: DayFacts): ChecklistRun[] {
  const shifts = shiftsOf(template, facts);
  const isForShift = template.trigger.kind === "shiftStart" || template.trigger.kind === "shiftEnd";
  if (template.doneBy === "everyone") {
    return shifts.map((shift) => newRun(template, shift, momentOf(template, facts, shift)));
  }
  // The last one closes, the first one does all else.
  const isEnd = template.trigger.kind === "shiftEnd" || template.trigger.kind === "closing";
  const shift = (isEnd ? shifts.toSorted(byEnd).at(-1) : shifts[0]) ?? null;
  if (shift === null && isForShift) return [];
  const run = newRun(
    template,
    template.doneBy === "shiftLead" ? shift : null,
    momentOf(template, facts, shift),
  );
  return [run];
}

/** The shifts of people in the job roles of the template, by their start. */
function shiftsOf({ jobRoleIds }: ChecklistTemplate, { shifts }: DayFacts): Shift[] {
  return shifts
    .filter((shift): shift is Shift => shift.employeeId !== null)
    .filter(
      ({ jobRoleId }) =>
        jobRoleIds.length === 0 || (jobRoleId !== null && jobRoleIds.includes(jobRoleId)),
    )
    .toSorted((a, b) => (`${a.startsAt}${a.id}` < `${b.startsAt}${b.id}` ? -1 : 1));
}

function byEnd(a: Shift, b: Shift): number {
  return `${a.endsAt}${a.id}` < `${b.endsAt}${b.id}` ? -1 : 1;
}

/** When the list begins; null on demand. Without opening hours, opening is at 0:00. */
function momentOf(
  { trigger }: ChecklistTemplate,
  { day, location }: DayFacts,
  shift: Shift | null,
): Instant | null {
  const at = (date: LocalDate, time: LocalTime) => wallInstant(date, time, location.timeZone);
  const hours = openingOn(location, day);
  const [first, last] = [hours[0], hours.at(-1)];
  const moments = {
    onDemand: null,
    time: at(day, trigger.at),
    shiftStart: shift?.startsAt ?? null,
    shiftEnd: shift?.endsAt ?? null,
    opening: at(day, first?.opensAt ?? "00:00"),
    closing:
      last === undefined || last.closesAt > last.opensAt
        ? at(day, last?.closesAt ?? "23:59")
        : at(addDays(day, 1), last.closesAt),
  };
  const moment = moments[trigger.kind];
  return moment === null ? null : instantAfter(moment, trigger.offsetMinutes * 60);
}

function wallInstant(day: LocalDate, time: LocalTime, timeZone: string): Instant {
  const resolved = resolveWallTime(day, time, timeZone);
  return resolved.kind === "repeated" ? resolved.first : resolved.instant;
}

function newRun(
  template: ChecklistTemplate,
  shift: Shift | null,
  moment: Instant | null,
): ChecklistRun {
  const { id: templateId, version, name, description, items, jobRoleIds } = template;
  const { needsSignOff, signOffRoleIds } = template;
  const { dueMinutes, graceMinutes } = template;
  const dueAt = moment === null ? null : instantAfter(moment, dueMinutes * 60);
  return {
    id: runIdOf(templateId, shift?.id ?? "all"),
    templateId,
    templateVersion: version,
    name,
    description,
    items,
    employeeId: shift?.employeeId ?? null,
    jobRoleIds,
    shiftId: shift?.id ?? null,
    opensAt: moment ?? "1970-01-01T00:00:00.000Z",
    dueAt,
    missedAt: dueAt === null ? null : instantAfter(dueAt, graceMinutes * 60),
    answers: {},
    completedAt: null,
    isMissed: false,
    isFollowUp: false,
    needsSignOff,
    signOffRoleIds,
    signedOff: null,
  };
}

function runIdOf(templateId: ChecklistTemplateId, of: string): ChecklistRunId {
  return checklistRunIdSchema.parse(`${templateId}_${of}`);
}
