import type { RecordPage, RecordsInput } from "@crewline/domain/records/reports/report-record";
import type { Actor } from "../commands/actor.ts";
import { listedPage } from "./listed-page.ts";
import { openReport } from "./report-terms.ts";
import { timesheetPage } from "./timesheet-page.ts";

/**
 * Returns the records behind the lines of a report, page by page; none for a report whose lines are
 * all that it has. A filter names a location or an employee of the company, else it is refused as
 * missing.
 */
export async function recordPage(
  actor: Pick<Actor, "companyId">,
  input: RecordsInput,
): Promise<RecordPage> {
  const terms = await openReport(actor, input);
  if (input.reportId === "timesheet") return timesheetPage(terms);
  return listedPage(terms);
}
