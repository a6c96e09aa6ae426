import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { previewCopySchema, WeekPreview } from "@crewline/domain/records/schedules/week-copy";
import type { CopyInput, CopyPlan } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import { planCopy } from "@crewline/domain/rules/schedules/copies/plan-copy";
import type { StandingShift } from "@crewline/domain/rules/schedules/findings/judged-shift";
import { judgeAfter, standingShift } from "@crewline/domain/rules/schedules/findings/plan-judge";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inSnapshot } from "../../store/unit/snapshot.ts";
import type { CopyLines } from "./copy-sources.ts";
import { copyInput, copyLines } from "./copy-sources.ts";
import { lockedPreview, weekPreview } from "./week-preview.ts";

type Input = z.infer<typeof previewCopySchema>;

/**
 * Says what a copy would do to each week, in order, each after the weeks before it; writes nothing.
 */
export async function previewCopy(actor: Actor, input: Input): Promise<{ weeks: WeekPreview[] }> {
  const { result } = await inSnapshot(async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const source = await copyLines(store, actor, input);
    const company = await store.company();
    const { weekStart: firstWeekday } = company.workRules;
    const starts = input.weekStarts.map((day) => weekStartOf(day, firstWeekday));
    const weeks: WeekPreview[] = [];
    let before: Effect = { added: [], removed: new Set() };
    for (const weekStart of [...new Set(starts)].toSorted()) {
      const week = { ...source, ...input, company, weekStart, before };
      const found = await previewWeek(store, actor, week);
      weeks.push(found.week);
      before = found.after;
    }
    return weeks;
  });
  return { weeks: result };
}

/** What the copies to the weeks before change. */
interface Effect {
  added: StandingShift[];
  removed: ReadonlySet<ShiftId>;
}

async function previewWeek(
  store: CompanyStore,
  actor: Actor,
  of: CopyLines & Input & { company: Company; weekStart: string; before: Effect },
): Promise<{ week: WeekPreview; after: Effect }> {
  const { before } = of;
  const schedule = await store.schedules.find(scheduleId(of.locationId, of.weekStart));
  if (schedule?.lock !== undefined) return { week: lockedPreview(of.weekStart), after: before };
  const stored = await copyInput(store, actor, of);
  const judge = judgeAfter(stored.judge, { added: before.added, removedIds: before.removed });
  const existing = stored.existing.filter(({ id }) => !before.removed.has(id));
  const input = { ...stored, judge, existing };
  const plan = planCopy(input);
  const removed = new Set([...before.removed, ...plan.replaced.map(({ id }) => id)]);
  const after = { added: [...before.added, ...addedShifts(plan, input)], removed };
  const { company } = of;
  return { week: weekPreview(plan, input, { company, locale: actor.locale }), after };
}

function addedShifts({ copied }: CopyPlan, { weekStart, judge }: CopyInput): StandingShift[] {
  return copied.map(({ plan, placed }, index) => {
    const id = shiftIdSchema.parse(`${weekStart}-${index}`);
    return standingShift(plan, placed, { id, judge });
  });
}
