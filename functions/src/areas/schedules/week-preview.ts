import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { WeekPreview } from "@crewline/domain/records/schedules/week-copy";
import type { CopyInput, CopyPlan } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { overrideCodesOf } from "@crewline/domain/rules/schedules/findings/overrides";
import { copyRemarks } from "@crewline/domain/words/schedules/copy-words";
import { digestOf } from "../../platform/digest.ts";
import { companyReader } from "../../operations/schedules/company-reader.ts";

/** What a copy does to a week, in the reader's words, with the fingerprint that commits to it. */
export function weekPreview(
  plan: CopyPlan,
  { weekStart, judge }: CopyInput,
  { company, locale }: { company: Company; locale: Locale },
): WeekPreview {
  const { names } = judge.placeOn(weekStart);
  const reader = companyReader(company, { timeZone: judge.timeZone, locale });
  return {
    weekStart,
    fingerprint: fingerprintOf(plan),
    added: plan.copied.length,
    isLocked: false,
    needsReason: overrideCodesOf(plan.copied.flatMap(({ warnings }) => warnings)),
    ...copyRemarks(plan, names, reader),
  };
}

/** A locked week takes no shifts. */
export function lockedPreview(weekStart: LocalDate): WeekPreview {
  const nothing = { opened: [], replaced: [], skipped: [], warned: [], needsReason: [] };
  return { weekStart, fingerprint: "", added: 0, isLocked: true, ...nothing };
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
