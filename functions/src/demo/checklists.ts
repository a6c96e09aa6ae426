import { starterTemplate } from "@crewline/domain/projections/checklists/starter-template";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { checklistTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter, instantBefore } from "@crewline/domain/kernel/time/instant";
import { addDays, daysFromTo } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { checklistDayId } from "@crewline/domain/records/checklists/checklist-run";
import type { ChecklistTemplate } from "@crewline/domain/records/checklists/checklist-template";
import { withAnswer } from "@crewline/domain/rules/checklists/run-state";
import { listsOfDay } from "@crewline/domain/rules/checklists/lists-of-day";
import type { StarterId } from "@crewline/domain/words/checklists/starters";
import type { RunChange } from "../store/company/checklists.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { Random } from "./random.ts";
import type { Staffer } from "./staff.ts";
import type { Tenant } from "./tenant.ts";

/** The days before today whose lists are there. */
const DAYS_BACK = 6;
/** The list that was missed, and the days since a refrigerator was too warm. */
const MISSED = { back: 2, starter: "closing" } as const;
const WARM_BACK = 1;

interface ChecklistDemo {
  tenant: Tenant;
  people: readonly Staffer[];
  savedByName: string;
  now: Instant;
}

/** Writes three checklists of every location, with their lists of the past days. */
export function writeChecklists(store: CompanyStore, demo: ChecklistDemo): void {
  const templates = templatesOf(demo);
  for (const template of templates) store.checklistTemplates.save(template.id, template);
  const random = new Random(demo.tenant.seed + 2);
  for (const [index, location] of demo.tenant.locations.entries()) {
    const today = localDateAt(demo.now, location.timeZone);
    const team = teamOf(demo.people, location.id);
    for (const day of daysFromTo(addDays(today, -DAYS_BACK), today)) {
      const facts = { day, location, weekStart: demo.tenant.basics.weekStart, shifts: [] };
      const isMissed = ({ templateId }: ChecklistRun) =>
        index === 0 && day === addDays(today, -MISSED.back) && templateId === MISSED.starter;
      const isWarm = index === 0 && day === addDays(today, -WARM_BACK);
      const runs = listsOfDay(templates, facts).map((run): RunChange => {
        const by = team[random.whole(0, Math.max(team.length - 1, 0))] ?? null;
        const done = isMissed(run) ? run : doneBy(run, { by, isWarm, random });
        return [asOf(demo.now, run, done), "save"];
      });
      const id = checklistDayId(location.id, day);
      if (runs.length > 0) store.checklistDays.change({ id, locationId: location.id, day }, runs);
    }
  }
}

function templatesOf({ tenant, savedByName, now }: ChecklistDemo): ChecklistTemplate[] {
  const { country, timeZone } = tenant.basics;
  const temperatures = country === "US" ? "temperaturesF" : "temperaturesC";
  const starters: readonly StarterId[] = ["opening", temperatures, "closing"];
  const today = addDays(localDateAt(now, timeZone), -DAYS_BACK - 1);
  return starters.map((id) => {
    let last = 0;
    const newId = () => checklistItemIdSchema.parse(`item-${(last += 1)}`);
    return {
      ...starterTemplate(id, { today, newId }, unknownReader),
      id: checklistTemplateIdSchema.parse(id),
      locationIds: tenant.locations.map((location) => location.id),
      state: "active",
      savedAt: instantBefore(now, DAYS_BACK * 86_400),
      savedByName,
      version: 1,
    };
  });
}

function teamOf(people: readonly Staffer[], locationId: LocationId): EmployeeId[] {
  return people
    .filter(({ employee, awayFrom }) => employee.status === "active" && awayFrom === null)
    .filter(({ employee }) => employee.locationIds[0] === locationId)
    .map(({ employee }) => employee.id);
}

interface Doing {
  by: EmployeeId | null;
  isWarm: boolean;
  random: Random;
}

/** Returns the list with an answer to each item, about a minute apart. */
function doneBy(run: ChecklistRun, { by, isWarm, random }: Doing): ChecklistRun {
  let at = instantAfter(run.opensAt, random.whole(3, 25) * 60);
  return run.items.reduce((before, item, index) => {
    at = instantAfter(at, random.whole(20, 110));
    const failed = isWarm && index === 0 && item.type === "temperature";
    const value = failed ? (item.max ?? 0) + 4 : valueOf(item, random);
    if (value === null) return before;
    const note = failed ? "The door was ajar. Moved the milk, and it was cold an hour later." : "";
    const answer = { value, note, at, byEmployeeId: by };
    return withAnswer(before, { itemId: item.id, answer, at, byEmployeeId: by });
  }, run);
}

/** A value within the bounds of an item; null for a text, which is left out. */
function valueOf({ type, min, max }: ChecklistItem, random: Random): boolean | number | null {
  if (type === "check" || type === "yesNo") return true;
  if (type === "temperature")
    return (max ?? min ?? 0) + (max === null ? 1 : -1) * random.whole(1, 4);
  return type === "number" ? random.whole(150, 240) : null;
}

/** Returns the list as of now: one that would be done later has not been started. */
function asOf(now: Instant, run: ChecklistRun, done: ChecklistRun): ChecklistRun {
  if (done.completedAt !== null && done.completedAt <= now) return done;
  const isMissed = run.missedAt !== null && run.missedAt <= now;
  return { ...run, isMissed };
}
