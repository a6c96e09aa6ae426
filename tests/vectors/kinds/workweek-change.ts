import { aLocationId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import { formatRational, roundHalfUp } from "@crewline/domain/kernel/money/rational";
import { payWorkweekChange } from "@crewline/domain/rules/pay/workweek-change";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { entriesOf, pick, textOr, weekdayOr } from "../read.ts";
import type { JsonObject } from "../vector-case.ts";
import { NotOffered } from "../vector-case.ts";
import { rulesOf } from "./rules.ts";

/** Both alternatives of a changed workweek, and the greater one. */
export function runWorkweekChange(input: JsonObject): JsonObject {
  const oldRules = weekRules(input, "oldWorkweekStart", "from");
  const newRules = weekRules(input, "newWorkweekStart", "to");
  const entries = entriesOf(input["entries"]).map((entry, index) => ({
    ...entry,
    id: anEntryId(String(index)),
    jobRoleId: jobRoleIdSchema.parse(`cents-${entry.rateCents ?? 0}`),
    locationId: aLocationId("main"),
  }));
  const first = entries
    .map((entry) => entry.startsAt)
    .toSorted()[0]
    ?.slice(0, 10);
  if (first === undefined) throw new NotOffered("a workweek change without entries");
  const oldWeekStart = textOr(
    pick(input, "oldWeekStart", "lastOldWeekStart"),
    weekStartOf(first, oldRules.weekStart),
  );
  const last =
    entries
      .map((entry) => entry.startsAt)
      .toSorted()
      .at(-1)
      ?.slice(0, 10) ?? first;
  const newWeekStart = textOr(
    pick(input, "newWeekStart", "firstNewWeekStart"),
    weekStartOf(last, newRules.weekStart),
  );
  const wages = [...new Set(entries.map((entry) => entry.rateCents ?? 0))].map((cents) => ({
    jobRoleId: jobRoleIdSchema.parse(`cents-${cents}`),
    locationId: null,
    effectiveDate: "1970-01-01",
    rateTenThousandths: cents * 100,
  }));
  const paid = payWorkweekChange(
    {
      weekStart: oldWeekStart,
      timeZone: textOr(input["timeZone"], "UTC"),
      rules: oldRules,
      entries,
      wages,
      currency: "USD",
      now: "2100-01-01T00:00:00.000Z",
    },
    { oldWeekStart, newWeekStart, newRules },
  );
  if (!paid) throw new Error("the pay of the change is kept back");
  return {
    payCents: roundHalfUp(paid.owed),
    payCentsExact: formatRational(paid.owed),
    oldWeekCents: roundHalfUp(paid.countedInOldWeek),
    newWeekCents: roundHalfUp(paid.countedInNewWeek),
    alternativesCents: [roundHalfUp(paid.countedInOldWeek), roundHalfUp(paid.countedInNewWeek)],
  };
}

function weekRules(input: JsonObject, ...names: string[]) {
  const start = weekdayOr(pick(input, ...names), "monday");
  return rulesOf({ ...input, workweekStart: start }, "2024-01-01");
}
