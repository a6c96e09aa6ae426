import type { Shift } from "@crewline/domain/records/schedules/shift";
import { NO_LOGIN, shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { previewCopySchema, WeekPreview } from "@crewline/domain/records/schedules/week-copy";
import type { CopyInput, CopyPlan } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { planCopy } from "@crewline/domain/rules/schedules/copies/plan-copy";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inSnapshot } from "../../store/unit/snapshot.ts";
import type { CopyLines } from "./copy-sources.ts";
import { copyInput, copyLines } from "./copy-sources.ts";
import { weekPreview } from "./week-preview.ts";

type Input = z.infer<typeof previewCopySchema>;

/**
 * Says what a copy would do to each week, in order, each after the weeks before it; writes nothing.
 */
export async function previewCopy(actor: Actor, input: Input): Promise<{ weeks: WeekPreview[] }> {
  const { result } = await inSnapshot(async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const source = await copyLines(store, actor, input);
    const { workRules } = await store.company();
    const starts = input.weekStarts.map((day) => weekStartOf(day, workRules.weekStart));
    const weeks: WeekPreview[] = [];
    let before: Effect = { added: [], removed: new Set() };
    for (const weekStart of [...new Set(starts)].toSorted()) {
      const found = await previewWeek(store, actor, { ...source, ...input, weekStart, before });
      weeks.push(found.week);
      before = found.after;
    }
    return weeks;
  });
  return { weeks: result };
}

/** What the copies to the weeks before change. */
interface Effect {
  added: Shift[];
  removed: ReadonlySet<string>;
}

async function previewWeek(
  store: CompanyStore,
  actor: Actor,
  of: CopyLines & Input & { weekStart: string; before: Effect },
): Promise<{ week: WeekPreview; after: Effect }> {
  const { before } = of;
  const stored = await copyInput(store, actor, of);
  const standing = stored.existing.filter(({ id }) => !before.removed.has(id));
  const input = { ...stored, existing: [...standing, ...before.added] };
  const plan = planCopy(input);
  const removed = new Set([...before.removed, ...plan.replaced.map(({ id }) => id)]);
  const after = { added: [...before.added, ...addedShifts(plan, input)], removed };
  return { week: weekPreview(plan, input, actor.locale), after };
}

function addedShifts({ copied }: CopyPlan, { weekStart, timeZone }: CopyInput): Shift[] {
  return copied.map(({ plan, placed }, index) => ({
    ...plan,
    ...placed,
    id: shiftIdSchema.parse(`${weekStart}-${index}`),
    weekStart,
    timeZone,
    state: "draft",
    updatedBy: NO_LOGIN,
    updatedByName: "",
    version: 1,
  }));
}
