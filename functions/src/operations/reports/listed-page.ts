import { listedRecords } from "@crewline/domain/projections/report-records/listed-records";
import { factsWithin } from "@crewline/domain/projections/reports/period-facts";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { RecordPage, RecordsInput } from "@crewline/domain/records/reports/report-record";
import { readListed } from "./read-listed.ts";
import type { ReportTerms } from "./report-terms.ts";
import { lineNames, readNames } from "./report-terms.ts";

const PAGE_RECORDS = 200;

/** Returns a page of the changes of wages or of the time off behind the lines of their report. */
export async function listedPage(terms: ReportTerms<RecordsInput>): Promise<RecordPage> {
  const { input, company } = terms;
  const { range, filter, groupBy, reportId, from } = input;
  const names = await readNames(terms);
  const listed = await readListed(terms, range, names);
  const nameOf = lineNames(names, groupBy);
  const records = listedRecords(factsWithin(listed?.facts ?? [], range, filter), {
    groupBy,
    weekStart: company.workRules.weekStart,
    columns: reportCatalogue[reportId].records ?? [],
    timeZone: company.timeZone,
    lineName: (key) => (key === "" ? "" : (nameOf(key) ?? key)),
  });
  const until = from + PAGE_RECORDS;
  return {
    currency: company.currency,
    records: records.slice(from, until),
    next: until < records.length ? until : null,
  };
}
