import { createHash } from "node:crypto";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { WeekPreview } from "@crewline/domain/records/schedules/week-copy";
import type { CopyInput, CopyPlan } from "@crewline/domain/rules/schedules/copies/plan-copy";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { copyRemarks } from "@crewline/domain/words/schedules/copy-words";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** What a copy does to a week, in the reader's words, with the fingerprint that commits to it. */
export function weekPreview(plan: CopyPlan, input: CopyInput, locale: Locale): WeekPreview {
  return {
    weekStart: input.weekStart,
    fingerprint: fingerprintOf(plan),
    added: plan.copied.length,
    ...copyRemarks(plan, input.names, locale),
    problem: null,
  };
}

/** Identifies a plan: two plans with the same one add, replace and skip the same shifts. */
export function fingerprintOf({ copied, replaced, skipped }: CopyPlan): string {
  const effect = {
    copied: copied.map(({ plan, placed }) => [plan, placed]),
    replaced: replaced.map(({ id, version }) => [id, version]),
    skipped: skipped.map(({ who, day }) => [who, day]),
  };
  return createHash("sha256").update(JSON.stringify(effect)).digest("base64url");
}

type Week = Pick<Schedule, "locationId" | "weekStart">;

/** Throws weekLocked for a week that is locked. */
export async function requireOpenWeeks(store: CompanyStore, weeks: readonly Week[]): Promise<void> {
  const ids = new Set(weeks.map(({ locationId, weekStart }) => scheduleId(locationId, weekStart)));
  const found = await store.schedules.findAll([...ids]);
  const locked = found.find(({ state }) => state === "locked");
  if (locked === undefined) return;
  const [place] = await store.locations.findAll([locked.locationId]);
  const { weekStart, publishedByName } = locked;
  throw new RuleViolation("weekLocked", {
    where: place?.name ?? "",
    weekStart,
    changedBy: publishedByName ?? "",
  });
}
