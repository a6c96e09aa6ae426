import type { ShownTimesheet } from "@crewline/domain/records/timesheets/timesheet";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import { sheetStatus } from "@crewline/domain/rules/timesheets/timesheet-state";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { standingAdjustments } from "../../operations/payroll/standing-adjustments.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { SheetPay } from "./pay-of-sheets.ts";
import { payOfSheets } from "./pay-of-sheets.ts";
import type { Sheet } from "./read-sheet.ts";
import { readSheet } from "./read-sheet.ts";

/**
 * Returns a pay period of an employee: days, entries, breaks, hours by tier, and the pay for
 * readers who may see it, as payroll counts it. Throws notFound out of reach.
 */
export async function showSheet(
  actor: Actor,
  wanted: { employeeId: EmployeeId; day: LocalDate },
): Promise<ShownTimesheet> {
  const store = await readCompany(actor.companyId);
  const sheet = await readSheet(store, actor, wanted);
  const { company, employee, period, days, digest, said } = sheet;
  const [reader, found] = await Promise.all([
    recordActorOf(store, actor),
    store.locations.list([]),
  ]);
  const seesPay = mayReadPay(reader, employee);
  const locations = new Map(found.map((location) => [location.id, location]));
  const pay = seesPay ? await payOf(store, sheet, found) : { amountMinor: null, lines: [] };
  const sum = (key: (typeof tiers)[number]) => days.reduce((total, day) => total + day[key], 0);
  return {
    employeeId: employee.id,
    employeeName: employee.name,
    companyName: company.name,
    ...period,
    timeZone: sheet.weeks[0]?.timeZone ?? homeZone(employee, found, company.timeZone),
    days: days.map((day) => ({
      ...day,
      entries: day.entries.map(({ breakAttestation = "none", ...entry }) => ({
        ...entry,
        breakAttestation,
        locationName: locations.get(entry.locationId)?.name ?? "Former location",
        timeZone: locations.get(entry.locationId)?.timeZone ?? company.timeZone,
      })),
    })),
    total: {
      workedSeconds: sum("workedSeconds"),
      regularSeconds: sum("regularSeconds"),
      overtimeSeconds: sum("overtimeSeconds"),
      doubletimeSeconds: sum("doubletimeSeconds"),
      amountMinor: pay.amountMinor,
    },
    payLines: pay.lines,
    adjustments: seesPay ? await adjustmentsOf(store, sheet) : [],
    currency: company.currency,
    digest,
    status: sheetStatus(said, digest),
    steps: said?.steps ?? [],
    version: said?.version ?? 0,
  };
}

const tiers = ["workedSeconds", "regularSeconds", "overtimeSeconds", "doubletimeSeconds"] as const;

async function payOf(
  store: CompanyStore,
  { company, employee, period, weeks }: Sheet,
  locations: readonly Location[],
): Promise<SheetPay> {
  const paid = { company, period, employees: [employee], weeks, locations };
  return (await payOfSheets(store, paid))(employee.id);
}

/** What later periods pay for this one, in the order in which it is paid. */
async function adjustmentsOf(
  store: CompanyStore,
  { employee, period }: Sheet,
): Promise<ShownTimesheet["adjustments"]> {
  const standing = await standingAdjustments(store, [["firstDay", "==", period.firstDay]]);
  return standing
    .filter(({ employeeId }) => employeeId === employee.id)
    .map(({ paidOn, totalMinor }) => ({ paidOn, amountMinor: totalMinor }))
    .toSorted((a, b) => a.paidOn.localeCompare(b.paidOn));
}
