import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { ExportKind } from "../../records/data-export/export-kinds.ts";

interface ArchiveWords {
  title: (company: string) => string;
  taken: (at: string, by: string) => string;
  formats: string;
  file: (kind: ExportKind, count: number) => string;
  /** How to read the files, line by line. */
  help: (currency: string, timeZone: string) => readonly string[];
}

const englishKinds: Readonly<Record<ExportKind, string>> = {
  company: "The company, its settings and its rules.",
  members: "Logins of the company and their rights.",
  locations: "Places of work.",
  kiosks: "Shared tablets that are or were paired.",
  locationPlans: "Staffing, budget and costs of the places; the id is the location's.",
  employees: "Everyone who is or was employed.",
  employeeProfiles: "Contact data and notes; the id is the employee's.",
  employeeEnds: "Why employments ended; the id is the employee's.",
  customFields:
    "Fields that the company added to employees' records, archived ones included; the id says who sees them.",
  adminFieldValues: "Values of custom fields that admins see; the id is the employee's.",
  managerFieldValues:
    "Values of custom fields that admins and managers see; the id is the employee's.",
  employeeFieldValues:
    "Values of custom fields that the employee sees as well; the id is the employee's.",
  employeePhotos: "Photos as base64; the id is the employee's.",
  employeePay: "Hourly rates from their days on; the id is the employee's.",
  employeeEvents: "What happened to employments: ends, leaves, invitations, merges.",
  joinRequests: "Who asked to join, and what was decided.",
  accessChanges: "Every change of what a login may do.",
  availability: "When people cannot work or would like to; the id is the employee's.",
  wageChanges: "Changes of rates and why.",
  balanceAdjustments: "Corrections of balances of time off, with their reasons.",
  timeOff: "Requests for time off and what became of them.",
  dayEvents: "Notes and events of days in Calendar.",
  shifts: "Planned shifts, drafts included.",
  publishedShifts: "Shifts as people see them.",
  publications: "When weeks were published, by whom, and what changed.",
  publicationParts: "The shifts of published weeks, as people saw them at the time.",
  messages: "What people were told of their published shifts, and when they read it.",
  shiftConfirmations: "Which published shifts people confirmed, and when.",
  coverOffers: "Whom managers asked to take over shifts, and what they answered.",
  shiftRequests: "Claims, swaps and drops of shifts, and what became of them.",
  recurringShifts: "Recurring shifts: on which days they take place, and what is planned.",
  shiftTemplates: "Shift templates: usual shifts of a location, without employee and day.",
  weekTemplates: "Week templates: the shifts of a week of a location, without dates.",
  checklistTemplates: "Checklist templates: their items, when they are due, where and by whom.",
  checklistVersions: "Checklist templates as they were until they were saved again.",
  checklistDays: "Checklists of each location and day, and what was entered.",
  scheduledReports: "Reports that are sent by e-mail again and again: which, when and to whom.",
  handOverNotes: "What managers wrote for the next shift, by location and day.",
  withdrawnShifts: "Published shifts that people do not have any more, of the last weeks.",
  schedules: "Weeks of the plan and whether they are published.",
  timeEntries: "Worked time, as punched and as paid.",
  employeeWeeks: "Hours of each person and workweek.",
  employeeWeekPay: "Pay of each person and workweek; the id is the week's.",
  unplacedPunches: "Punches made offline that could not be applied when they arrived.",
  timesheets: "What people signed or disputed about their hours of a pay period.",
  timeEntryAudits: "Every change of worked time.",
  audits: "Every change of every audited record.",
  auditDays: "The seals of the days of the audit.",
  drifts: "Stored hours, summaries and audit days that a nightly check found to be wrong.",
  alerts: "Alerts, and who acknowledged or resolved them.",
  dailySummaries: "Planned and worked hours of each location and day.",
  salesMonths: "Sales of each location and month, by day and hour.",
  payPeriods: "Pay periods that were closed.",
  payrollExports: "Batches that went to payroll.",
  payAdjustments: "Differences for exported pay periods, paid in later ones.",
  noticePremiums: "Hours of pay for shifts that were changed inside the notice of the company.",
  payrollSnapshots: "The lines of closed pay periods, in parts; exports refer to them.",
  history:
    "Changes of locations, settings, rules, job roles and custom fields, and publications of weeks.",
  subscription: "What the company pays for, and what was arranged with it.",
  usageDays: "How many people counted for the plan on each day.",
  batches: "Bulk actions, row by row.",
  dataExports: "Who took all data away, and when.",
};

const words: InLanguages<ArchiveWords> = {
  en: {
    title: (company) => `All data of ${company} from ${PRODUCT_NAME}`,
    taken: (at, by) => `Taken at ${at} by ${by}.`,
    formats: "Each kind of data is there twice: as CSV for spreadsheets and as JSON for programs.",
    file: (kind, count) => `${kind}: ${count} rows. ${englishKinds[kind]}`,
    help: (currency, timeZone) => [
      "How to read it",
      "  Instants are UTC, for example 2026-11-21T05:00:00.000Z.",
      `  Days (YYYY-MM-DD) are those of the location or, of weeks, of the person; the company is in ${timeZone}.`,
      "  Durations are whole seconds.",
      `  Amounts ("...Minor") are whole hundredths of ${currency}, or its smallest unit.`,
      '  Rates ("...TenThousandths") are ten-thousandths of the currency per hour: 185000 is 18.50.',
      "  In CSV, lists and nested values are JSON in their cell. Text that a spreadsheet would run",
      "  as a formula begins with an apostrophe there; JSON has it unchanged.",
      "  Data that changes while the archive is written may be in one file and not in another.",
      "  PINs, passwords and links of invitations are not included.",
    ],
  },
};

/** The words in the README of a company's data. */
export function archiveWords(locale: Pick<Locale, "language">): ArchiveWords {
  return inLanguage(words, locale);
}
