import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { Company } from "@crewline/domain/records/company/company";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import type { ScheduledReport } from "@crewline/domain/records/reports/scheduled-report";
import type { Sending } from "@crewline/domain/rules/reports/next-sending";
import { nextSending } from "@crewline/domain/rules/reports/next-sending";
import { noteUnsent, sendReport } from "../operations/reports/send-report.ts";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { companies } from "../store/companies.ts";
import { companyStore } from "../store/company/company-store.ts";
import { readingUnit } from "../store/unit/unit.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

/** A company that changes its pay period or its zone meanwhile is followed a day later. */
const LOOK_AGAIN_SECONDS = 86_400;

/**
 * Sends the reports of a company whose days are over. Returns when the next one is due, at the
 * latest in a day; null without any. It may run twice: what was sent is not sent again.
 */
export async function sendDueReports({ companyId }: DueWork): Promise<Instant | null> {
  const company = await companies(await readingUnit()).find(companyId);
  if (company === null) return null;
  const at = now();
  const due = (await scheduled(companyId, company, at)).filter(({ next }) => next.at <= at);
  await eachOnItsOwn("scheduledReports", due, (one) => sendOrNote(company, one));
  const times = (await scheduled(companyId, company, at)).map(({ next }) => next.at);
  if (times.length === 0) return null;
  const [earliest = at] = [...times, instantAfter(at, LOOK_AGAIN_SECONDS)].toSorted();
  return earliest;
}

/** One that cannot be made waits alone; the others are sent at their times. */
async function sendOrNote(company: Company, { report, next }: Scheduled): Promise<void> {
  try {
    await sendReport(company, report, next.range);
  } catch (error) {
    log.error("a scheduled report could not be made", { reportId: report.id, error });
    await noteUnsent(company, report, now());
  }
}

interface Scheduled {
  report: ScheduledReport;
  next: Sending;
}

async function scheduled(
  companyId: CompanyId,
  company: Company,
  at: Instant,
): Promise<Scheduled[]> {
  const store = companyStore(await readingUnit(), companyId);
  const { found } = await store.scheduledReports.listReadable([]);
  return found.map((report) => ({ report, next: nextSending(report, { company, now: at }) }));
}
