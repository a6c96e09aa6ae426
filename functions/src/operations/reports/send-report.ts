import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { dailyRestSeconds } from "@crewline/domain/rules/schedules/daily-rest";
import { may } from "@crewline/domain/kernel/access/permissions";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { DayRange } from "@crewline/domain/rules/company/day-range";
import { comparedRange } from "@crewline/domain/rules/reports/next-sending";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { Company } from "@crewline/domain/records/company/company";
import type { ContentOf } from "@crewline/domain/records/mail/mail-content";
import type { ReportInput } from "@crewline/domain/records/reports/report";
import type { ScheduledReport } from "@crewline/domain/records/reports/scheduled-report";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import { tellUser } from "../mail/queue-mail.ts";
import { reportTable } from "./report-table.ts";

/** As many lines as a mail can hold and a reader looks through. */
const MOST_LINES = 40;

/**
 * Mails a report of the days to those of its recipients who may open reports at this moment, and
 * notes that these days were sent. A report that was changed, removed or sent meanwhile is left.
 */
export async function sendReport(
  company: Company,
  report: ScheduledReport,
  range: DayRange,
): Promise<void> {
  const content = await contentOf(company, report, range);
  await inTransaction(async (unit) => {
    const store = companyStore(unit, company.id);
    const present = await store.scheduledReports.find(report.id);
    if (present?.version !== report.version || present.toldUntil !== report.toldUntil) return;
    const members = await store.members.findAll(report.recipientIds);
    const allowed = members.filter(
      ({ role, isLoginLost }) =>
        isLoginLost !== true && may({ role, isStaff: false }, "reports", "view"),
    );
    const readers = await users(unit).findAll(allowed.map(({ id }) => id));
    for (const user of readers.filter(({ companyId }) => companyId === company.id)) {
      const key = [report.id, report.version, range.lastDay, user.id].join("_");
      const formats = formatsOfLetter(user.preferences, company);
      const told = { key, companyId: company.id, content: { ...content, formats } };
      tellUser(unit, user, { ...told, channels: ["email"] });
    }
    store.scheduledReports.markTold(present, range.lastDay);
  });
}

/** Notes that a report could not be made, unless it was changed, removed or sent meanwhile. */
export async function noteUnsent(
  { id }: Company,
  report: ScheduledReport,
  at: Instant,
): Promise<void> {
  await inTransaction(async (unit) => {
    const { scheduledReports } = companyStore(unit, id);
    const present = await scheduledReports.find(report.id);
    if (present?.version !== report.version || present.toldUntil !== report.toldUntil) return;
    scheduledReports.markFailed(present, at);
  });
}

type Content = Omit<ContentOf<"report">, "formats">;

async function contentOf(
  company: Company,
  report: ScheduledReport,
  range: DayRange,
): Promise<Content> {
  const { reportId, groupBy, filter, rhythm, isCompared, savedByName } = report;
  const before = isCompared ? comparedRange(company, range, rhythm) : null;
  const input: ReportInput = { reportId, groupBy, filter, range, before };
  const [table, about] = await Promise.all([
    reportTable({ companyId: company.id }, input),
    namesOf(await readCompany(company.id), company, filter),
  ]);
  const { workRules, limits } = rulesOn(company, range.lastDay);
  return {
    kind: "report",
    companyName: company.name,
    input,
    rhythm,
    about,
    table: { ...table, rows: table.rows.slice(0, MOST_LINES) },
    hasMealRules: workRules.breaks.meals.length > 0,
    restSeconds: dailyRestSeconds(limits),
    moreLines: Math.max(0, table.rows.length - MOST_LINES),
    savedByName,
  };
}

/** What the report is narrowed to. */
async function namesOf(
  store: CompanyStore,
  { jobRoles }: Company,
  { employeeId, jobRoleId, locationId }: ReportInput["filter"],
): Promise<string[]> {
  const [employee, location] = await Promise.all([
    employeeId === null ? null : store.employees.get(employeeId),
    locationId === null ? null : store.locations.get(locationId),
  ]);
  const roleName = jobRoleNames(jobRoles);
  return [
    ...(location === null ? [] : [location.name]),
    ...(jobRoleId === null ? [] : [roleName(jobRoleId)]),
    ...(employee === null ? [] : [employee.name]),
  ];
}
