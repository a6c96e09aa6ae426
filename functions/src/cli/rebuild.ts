import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { findWrongDays } from "../jobs/find-wrong-days.ts";
import { rebuildDay } from "../jobs/rebuild-day.ts";
import { findWrongRollups, rebuildWeekRollup } from "../jobs/rebuild-week-rollup.ts";
import { indexLoginsOf } from "../operations/access/index-logins.ts";
import { findWrongWeeks } from "../operations/weeks/find-wrong-weeks.ts";
import { repairWeek } from "../operations/weeks/repair-week.ts";
import { now } from "../platform/clock.ts";
import { readCompany } from "../store/company/read-company.ts";
import { listCompanyIds } from "../store/list-company-ids.ts";
import { pointAtProject } from "./point-at-project.ts";
import { parseRebuildRequest } from "./rebuild-request.ts";

/** A quarter of a year. */
const DAYS_BACK = 92;
/** As far as weeks are planned. */
const DAYS_AHEAD = 92;

/** As many weeks are compared with one request. */
const WEEKS_AT_ONCE = 400;

interface Found {
  checked: number;
  wrong: number;
  repaired: number;
}

/**
 * `npm run rebuild`: compares the weeks of employees, what reports read of them, and the summaries
 * of days with what they are computed from, and says which differ; with `--apply` it computes those
 * again, and writes what product staff find logins by. A company that fails is named, and the others
 * are still compared.
 */
async function main(): Promise<void> {
  const request = parseRebuildRequest(process.argv.slice(2));
  const place = await pointAtProject(request);
  console.log(request.apply ? `Rebuilding ${place}.` : `Dry run in ${place}: nothing is written.`);
  const companyIds = request.company === undefined ? await listCompanyIds() : [request.company];
  for (const companyId of companyIds) await rebuildCompany(companyId, request);
  if (!request.apply) console.log("Add --apply to write this.");
}

async function rebuildCompany(
  companyId: CompanyId,
  { apply: isApplied, since }: { apply: boolean; since?: LocalDate | undefined },
): Promise<void> {
  try {
    const from = since ?? addDays(localDateAt(now(), "UTC"), -DAYS_BACK);
    const weeks = await rebuildWeeksOf(companyId, from, isApplied);
    const rollups = await rebuildRollupsOf(companyId, from, isApplied);
    const days = await rebuildDaysOf(companyId, from, isApplied);
    if (isApplied) await indexLoginsOf(companyId);
    const found = [
      describe("employees", "weeks", weeks),
      describe("weeks in reports", "weeks", rollups),
      describe("locations", "days", days),
    ];
    console.log(`${companyId}: ${found.join("; ")}`);
  } catch (error) {
    console.error(`${companyId}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

function describe(what: string, unit: string, { checked, wrong, repaired }: Found): string {
  return `${what}: ${checked}, ${unit} that differ: ${wrong}, rebuilt: ${repaired}`;
}

async function rebuildWeeksOf(
  companyId: CompanyId,
  from: LocalDate,
  isApplied: boolean,
): Promise<Found> {
  const store = await readCompany(companyId);
  const employees = await store.employees.list([]);
  const found = { checked: employees.length, wrong: 0, repaired: 0 };
  for (const { id: employeeId } of employees) {
    for (const week of await findWrongWeeks(store, { employeeId, from })) {
      found.wrong += 1;
      const closed = week.isClosed ? ", closed: it stays as it was paid" : "";
      console.log(
        `  week ${week.weekStart} of ${employeeId}: ${week.parts.join(", ")} differ${closed}`,
      );
      if (isApplied && (await repairWeek(companyId, week))) found.repaired += 1;
    }
  }
  return found;
}

async function rebuildRollupsOf(
  companyId: CompanyId,
  since: LocalDate,
  isApplied: boolean,
): Promise<Found> {
  const store = await readCompany(companyId);
  const weeks = await store.employeeWeeks.list([["weekStart", ">=", addDays(since, -6)]]);
  const found = { checked: weeks.length, wrong: 0, repaired: 0 };
  for (let from = 0; from < weeks.length; from += WEEKS_AT_ONCE) {
    for (const week of await findWrongRollups(store, weeks.slice(from, from + WEEKS_AT_ONCE))) {
      const { employeeId, weekStart } = week;
      found.wrong += 1;
      console.log(`  the report figures of ${employeeId} in the week of ${weekStart} differ`);
      if (!isApplied) continue;
      await rebuildWeekRollup(companyId, week);
      found.repaired += 1;
    }
  }
  return found;
}

async function rebuildDaysOf(
  companyId: CompanyId,
  from: LocalDate,
  isApplied: boolean,
): Promise<Found> {
  const store = await readCompany(companyId);
  const locations = await store.locations.list([]);
  const found = { checked: locations.length, wrong: 0, repaired: 0 };
  for (const location of locations) {
    const to = addDays(localDateAt(now(), location.timeZone), DAYS_AHEAD);
    for (const wrong of await findWrongDays(store, location, { from, to })) {
      found.wrong += 1;
      console.log(`  summary of ${wrong.day} at ${location.name} differs`);
      if (isApplied && (await rebuildDay(companyId, wrong))) found.repaired += 1;
    }
  }
  return found;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
