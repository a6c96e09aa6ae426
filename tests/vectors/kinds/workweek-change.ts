import { aLocationId, anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import { formatRational, rational, roundHalfUp } from "@crewline/domain/kernel/money/rational";
import { payWorkweekChange } from "@crewline/domain/rules/pay/workweek-change";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { payPeriod } from "@crewline/domain/rules/pay/workweek";
import { entriesOf, numberOr, objectOf, pick, textOr, weekdayOr } from "../read.ts";
import type { JsonObject } from "../vector-case.ts";
import { NotOffered } from "../vector-case.ts";
import { spreadWeek } from "../spread-week.ts";
import { rulesOf } from "./rules.ts";

/** Both alternatives of a changed workweek, and the greater one. */
export function runWorkweekChange(input: JsonObject): JsonObject {
  if (input["hours"] !== undefined) return changeOfHours(input);
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

/** The same where only the hours before, in and after the overlap are given, at one rate. */
function changeOfHours(input: JsonObject): JsonObject {
  const ranges = Object.entries(objectOf(input["hours"]));
  const at = ranges.findIndex(([days]) => days.includes("(overlap)"));
  const sum = (some: typeof ranges) => some.reduce((all, [, hours]) => all + numberOr(hours, 0), 0);
  const [before, shared] = [sum(ranges.slice(0, at)), sum(ranges.slice(at, at + 1))];
  const after = sum(ranges.slice(at + 1));
  const pay = (hours: number) => weekPayCents(hours, numberOr(input["rateCents"], 0));
  const toOld = [pay(before + shared), pay(after)];
  const toNew = [pay(before), pay(shared + after)];
  const total = (weeks: readonly number[]) => weeks.reduce((all, cents) => all + cents, 0);
  return {
    allocateOverlapToOld: { weekPayCents: toOld },
    allocateOverlapToNew: { weekPayCents: toNew },
    payCents: Math.max(total(toOld), total(toNew)),
  };
}

/** The pay of a workweek with these hours under the federal rules. */
function weekPayCents(hours: number, rateCents: number): number {
  const weekStart = "2024-01-01";
  const [jobRoleId, locationId] = [jobRoleIdSchema.parse("worker"), aLocationId("main")];
  const entries = spreadWeek(hours * 3600).map(({ startsAt, endsAt, breaks }) => {
    const id = anEntryId(startsAt.slice(0, 10));
    return { id, startsAt, endsAt, breaks, jobRoleId, locationId };
  });
  const wage = { jobRoleId, locationId: null, effectiveDate: "1970-01-01" };
  const { exact } = payPeriod({
    weekStart,
    timeZone: "UTC",
    rules: presetRules("flsa"),
    entries,
    wages: [{ ...wage, rateTenThousandths: rateCents * 100 }],
    currency: "USD",
    now: "2100-01-01T00:00:00.000Z",
  });
  if (!exact) throw new Error("the pay of the week is kept back");
  return roundHalfUp(rational(exact.straight + exact.premium, exact.denominator));
}

function weekRules(input: JsonObject, ...names: string[]) {
  const start = weekdayOr(pick(input, ...names), "monday");
  return rulesOf({ ...input, workweekStart: start }, "2024-01-01");
}
