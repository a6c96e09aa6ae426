import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import type { EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { RecordBlock } from "@crewline/domain/projections/report-records/record-blocks";
import {
  blocksOfPage,
  recordBlocks,
} from "@crewline/domain/projections/report-records/record-blocks";
import type { ReportNames } from "@crewline/domain/projections/report-records/report-names";
import { timesheetRecord } from "@crewline/domain/projections/report-records/timesheet-record";
import type { TimesheetRow } from "@crewline/domain/projections/report-records/timesheet-rows";
import { timesheetRows } from "@crewline/domain/projections/report-records/timesheet-rows";
import { factsWithin } from "@crewline/domain/projections/reports/period-facts";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type {
  RecordPage,
  RecordsInput,
  ReportRecord,
} from "@crewline/domain/records/reports/report-record";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { readFacts } from "./read-facts.ts";
import type { ReportTerms } from "./report-terms.ts";
import { lineNames, readNames } from "./report-terms.ts";

type Terms = ReportTerms<RecordsInput>;

/** A block with its rows. */
interface Listed {
  block: RecordBlock;
  rows: readonly TimesheetRow[];
}

/**
 * Returns a page of the time entries behind the lines of the timesheet report. The packed weeks say
 * which employees and weeks are on the page; their weeks and entries alone are read.
 */
export async function timesheetPage(terms: Terms): Promise<RecordPage> {
  const { store, input, company, locations } = terms;
  const { range, filter, groupBy } = input;
  const [{ facts }, names] = await Promise.all([
    readFacts(store, input, { range, company, locations }),
    readNames(terms),
  ]);
  const nameOf = lineNames(names, groupBy);
  const all = recordBlocks(factsWithin(facts, range, filter), {
    groupBy,
    weekStart: company.workRules.weekStart,
    lineName: (key) => (key === "" ? "" : (nameOf(key) ?? key)),
    employeeName: names.employee,
  });
  const { blocks, next } = blocksOfPage(all, input.from);
  const listed = await readRows(terms, blocks);
  const entries = await readEntries(terms, listed);
  const records = listed.flatMap(({ block, rows }) =>
    rows.map((row) => recordOf(row, { terms, block, names, entries })),
  );
  return { currency: company.currency, records, next };
}

async function readRows(
  { store, input, company }: Terms,
  blocks: readonly RecordBlock[],
): Promise<Listed[]> {
  const ids = blocks.map(({ employeeId, weekStart }) => employeeWeekId(employeeId, weekStart));
  const [weeks, pays] = await Promise.all([
    store.employeeWeeks.findAll(ids),
    store.employeeWeekPay.findAll(ids),
  ]);
  const ofWeek = new Map(weeks.map((week) => [week.id, week]));
  const ofPay = new Map(pays.map((pay) => [employeeWeekId(pay.employeeId, pay.weekStart), pay]));
  const { workRules: rules } = company;
  return blocks.map((block) => {
    const id = employeeWeekId(block.employeeId, block.weekStart);
    const stored = { week: ofWeek.get(id) ?? null, pay: ofPay.get(id) ?? null, rules };
    const asked = { ...input, weekStart: rules.weekStart };
    return { block, rows: timesheetRows(block, stored, asked) };
  });
}

/** One entry that cannot be read hides no other. */
async function readEntries(
  { store }: Terms,
  listed: readonly Listed[],
): Promise<ReadonlyMap<TimeEntryId, TimeEntry>> {
  const ids = listed.flatMap(({ rows }) => rows.flatMap(({ entryId }) => entryId ?? []));
  const { found } = await store.timeEntries.findReadable([...new Set(ids)]);
  return new Map(found.map((entry) => [entry.id, entry]));
}

interface Written {
  terms: Terms;
  block: RecordBlock;
  names: ReportNames;
  entries: ReadonlyMap<TimeEntryId, TimeEntry>;
}

function recordOf(row: TimesheetRow, { terms, block, names, entries }: Written): ReportRecord {
  const { locationId, jobRoleId, entryId } = row;
  const employeeId: EmployeeId = block.employeeId;
  return timesheetRecord(row, {
    block,
    columns: reportCatalogue.timesheet.records ?? [],
    entry: entryId === null ? null : (entries.get(entryId) ?? null),
    timeZone: terms.company.timeZone,
    employeeName: names.employee(employeeId),
    locationName: locationId && names.location(locationId),
    jobRoleName: jobRoleId && names.jobRole(jobRoleId),
  });
}
