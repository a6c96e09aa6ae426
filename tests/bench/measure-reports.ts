import { aLocationId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { addDays, daysFromTo } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import { packDay, packWeek } from "@crewline/domain/records/summaries/pack-facts";
import type { StaffingNeed } from "@crewline/domain/records/locations/staffing";
import type { Measures, ReportFact, ShiftSpan } from "@crewline/domain/records/summaries/rollup";
import { Random } from "../../functions/src/demo/random.ts";
import { now } from "../../functions/src/platform/clock.ts";
import type { CompanyStore } from "../../functions/src/store/company/company-store.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import { commitTo, SeedUnit } from "../../functions/src/store/unit/seed-unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { reportBudget } from "./budgets.ts";
import { besideBudget, printTable } from "./print-table.ts";
import { runMeasurement } from "./run-measurement.ts";

const PEOPLE = 500;
const PLACES = 10;
const year = { firstDay: "2025-01-06", lastDay: "2026-01-04" };
const jobRoleIds = ["barista", "cook"].map((id) => jobRoleIdSchema.parse(id));

/** Prints how soon a year of 500 employees at ten locations is answered, and what is read for it. */
export async function measureReports(): Promise<void> {
  await runMeasurement("measure-reports.ts");
}

async function main(): Promise<void> {
  const company = await aCompany();
  await packYear(company);
  const { weekRollups, shiftRollups } = await company.read();
  const packed = [...(await weekRollups.list([])), ...(await shiftRollups.list([]))];
  const megabytes = JSON.stringify(packed).length / 1_000_000;
  const rows = [];
  for (const reportId of ["payroll", "scheduled", "attendance", "fairness", "coverage"] as const) {
    const filter = { employeeId: null, jobRoleId: null, locationId: null };
    const input = { reportId, range: year, before: null, groupBy: "employee" as const, filter };
    await company.owner.api.reports.table.query(input);
    const begun = performance.now();
    const { rows: lines } = await company.owner.api.reports.table.query(input);
    const answered = besideBudget(performance.now() - begun, reportBudget.answerMs);
    rows.push([reportId, String(lines.length), answered]);
  }
  const documents = besideBudget(packed.length, reportBudget.documentReads);
  printTable(
    `Reports: a year of ${PEOPLE} employees, ${documents} packed documents, ${megabytes.toFixed(1)} MB`,
    ["Report", "Lines", "Answered ms"],
    rows,
  );
}

const staffing: StaffingNeed = {
  weekdays: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  startsAt: "06:00",
  endsAt: "18:00",
  jobRoleId: null,
  people: 40,
};

async function packYear({ companyId, harbor, read }: TestCompany): Promise<void> {
  const database = await firestore();
  const seed = new SeedUnit(
    { firestore: database, commit: commitTo(database) },
    new Random(1),
    now(),
  );
  const store = companyStore(seed.unit, companyId);
  const record = await (await read()).locationRecords.get(harbor);
  for (let place = 0; place < PLACES; place += 1) {
    const id = aLocationId(`place${place}`);
    store.locationRecords.save(id, { ...record, id, name: id, staffing: [staffing] });
  }
  for (let week = year.firstDay; week <= year.lastDay; week = addDays(week, 7)) {
    packPeople(store, week);
    for (const day of daysFromTo(week, addDays(week, 4))) packPlaces(store, day);
    await seed.flush();
  }
}

/** Everyone works eight hours from Monday to Friday, and two more on Friday. */
function packPeople(store: CompanyStore, week: LocalDate): void {
  for (let person = 0; person < PEOPLE; person += 1) {
    const days = daysFromTo(week, addDays(week, 4)).map((day) =>
      factOf(person, day, { regularSeconds: 28_800, payMinor: 16_123, entries: 1 }),
    );
    const overtime = { overtimeSeconds: 7200, payMinor: 6046, overtimeMinor: 6046 };
    const last = { ...factOf(person, addDays(week, 4), overtime), paidOn: addDays(week, 6) };
    const { employeeId } = last;
    if (employeeId !== null) {
      store.weekRollups.saveWeek(employeeId, week, packWeek(week, [...days, last]));
    }
  }
}

function packPlaces(store: CompanyStore, day: LocalDate): void {
  for (let place = 0; place < PLACES; place += 1) {
    const people = Array.from({ length: PEOPLE / PLACES }, (_, index) => index * PLACES + place);
    const measures = { scheduledSeconds: 28_800, shifts: 1, lateStarts: 1, lateSeconds: 600 };
    const facts = people.map((person) => factOf(person, day, measures));
    store.shiftRollups.saveDay(
      aLocationId(`place${place}`),
      day,
      packDay(
        day,
        facts,
        people.map((person) => spanOf(person, day)),
      ),
    );
  }
}

/** A worked shift from 9 to 5 UTC. */
function spanOf(person: number, day: LocalDate): ShiftSpan {
  return {
    employeeId: anEmployeeId(`employee-of-the-bench-${person}`),
    jobRoleId: jobRoleIds[person % jobRoleIds.length] ?? null,
    startsAt: `${day}T09:00:00.000Z`,
    endsAt: `${day}T17:00:00.000Z`,
    isWorked: true,
  };
}

function factOf(person: number, day: LocalDate, measures: Measures): ReportFact {
  return {
    employeeId: anEmployeeId(`employee-of-the-bench-${person}`),
    day,
    paidOn: day,
    locationId: aLocationId(`place${person % PLACES}`),
    jobRoleId: jobRoleIds[person % jobRoleIds.length] ?? null,
    measures,
  };
}

if (import.meta.main) await main();
