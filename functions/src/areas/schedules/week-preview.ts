import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { WeekPreview } from "@crewline/domain/records/schedules/week-copy";
import type { CopyInput, CopyPlan } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { copyRemarks } from "@crewline/domain/words/schedules/copy-words";
import { digestOf } from "../../platform/digest.ts";

/** What a copy does to a week, in the reader's words, with the fingerprint that commits to it. */
export function weekPreview(plan: CopyPlan, input: CopyInput, locale: Locale): WeekPreview {
  return {
    weekStart: input.weekStart,
    fingerprint: fingerprintOf(plan),
    added: plan.copied.length,
    ...copyRemarks(plan, input.names, locale),
  };
}

/** Identifies a plan: two plans with the same one add, replace and skip the same shifts. */
export function fingerprintOf({ copied, replaced, skipped }: CopyPlan): string {
  const effect = {
    copied: copied.map(({ plan, placed }) => [plan, placed]),
    replaced: replaced.map(({ id, version }) => [id, version]),
    skipped: skipped.map(({ who, day }) => [who, day]),
  };
  return digestOf(JSON.stringify(effect));
}
