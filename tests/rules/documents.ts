import {
  anEmployeeId,
  aLocationId,
  aCompanyId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { dailySummaryId } from "@crewline/domain/records/summaries/daily-summary";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";

/** Tokens of members count from this second on. */
export const minIat = 1_790_000_000;

export const week = "2026-11-16";
export const day = "2026-11-18";
const emptyWeek = "2026-11-23";

/** Ana and Ben work at Quay, Cleo at Market; the managers manage Quay, one of them Market. */
export const ids = {
  company: aCompanyId("harbor"),
  otherCompany: aCompanyId("pier"),
  quay: aLocationId("quay"),
  market: aLocationId("market"),
  ana: anEmployeeId("ana"),
  ben: anEmployeeId("ben"),
  cleo: anEmployeeId("cleo"),
} as const;

const company = `companies/${ids.company}`;

/** The paths of the documents in the table of the rules. */
export const paths = {
  company,
  schedule: `${company}/schedules/${scheduleId(ids.quay, week)}`,
  emptySchedule: `${company}/schedules/${scheduleId(ids.quay, emptyWeek)}`,
  summary: `${company}/dailySummaries/${dailySummaryId(ids.quay, day)}`,
  openWork: `${company}/openWork/${ids.quay}`,
  emptySummary: `${company}/dailySummaries/${dailySummaryId(ids.quay, emptyWeek)}`,
  anasWeek: `${company}/employeeWeeks/${employeeWeekId(ids.ana, week)}`,
  anasEmptyWeek: `${company}/employeeWeeks/${employeeWeekId(ids.ana, emptyWeek)}`,
  /** A week in which Cleo helped out at Quay. */
  cleosWeek: `${company}/employeeWeeks/${employeeWeekId(ids.cleo, week)}`,
} as const;

const atQuay = { employeeId: ids.ana, locationId: ids.quay, weekStart: week, day };
const anas = { employeeId: ids.ana, employeeLocationIds: [ids.quay] };

/** The path of the document of the same name in the other company; null outside of companies. */
export function elsewhere(path: string): string | null {
  const isInCompany = path === company || path.startsWith(`${company}/`);
  return isInCompany ? `companies/${ids.otherCompany}${path.slice(company.length)}` : null;
}

/**
 * Every document of the tests, each also in the other company; only what the rules look at, and
 * enough to be found by a query.
 */
const documents: Readonly<Record<string, Record<string, unknown>>> = {
  [company]: { name: "Harbor" },
  [`${company}/private/settings`]: { companyId: ids.company, adminMissingSince: null },
  [`${company}/members/admin`]: membership("admin", [], false),
  [`${company}/members/manager`]: membership("manager", [ids.quay], false),
  [`${company}/members/wagesManager`]: membership("manager", [ids.quay], true),
  [`${company}/members/otherManager`]: membership("manager", [ids.market], true),
  [`${company}/members/staleManager`]: membership("manager", [ids.quay], true),
  [`${company}/members/ana`]: { ...membership("employee", [ids.quay], true), employeeId: ids.ana },
  [`${company}/members/ana/listViews/employees`]: { views: [] },
  [`${company}/joinRequests/zoe`]: { email: "zoe@harbor.example", state: "waiting" },
  [`${company}/locations/${ids.quay}`]: { name: "Quay" },
  [`${company}/locations/${ids.market}`]: { name: "Market" },
  [`${company}/locationPlans/${ids.quay}`]: { locationId: ids.quay, costCentre: "007" },
  [`${company}/locationPlans/${ids.market}`]: { locationId: ids.market, costCentre: "008" },
  [`${company}/locationIndex/all`]: { locations: {} },
  [`${company}/companyWork/all`]: { alerts: {}, joins: {} },
  [`${company}/shiftPacks/of_ana`]: { shifts: {} },
  [`${company}/directory/0`]: { people: {} },
  [`${company}/employeeIndex/0`]: { people: {} },
  [`${company}/employeePhotos/ana`]: { type: "image/webp" },
  [`${company}/checklistPhotos/anas`]: { employeeId: ids.ana, locationId: ids.quay },
  [`${company}/checklistPhotos/managers`]: { employeeId: null, locationId: ids.market },
  [`${company}/punchPhotos/anas`]: { employeeId: ids.ana, locationId: ids.quay },
  [`${company}/customFields/admins`]: { fields: [] },
  [`${company}/customFields/managers`]: { fields: [] },
  [`${company}/customFields/employee`]: { fields: [] },
  [`${company}/adminFieldValues/ana`]: { employeeId: ids.ana },
  [`${company}/managerFieldValues/ana`]: { employeeId: ids.ana },
  [`${company}/managerFieldValues/cleo`]: { employeeId: ids.cleo },
  [`${company}/employeeFieldValues/ana`]: { employeeId: ids.ana },
  [`${company}/employeeFieldValues/cleo`]: { employeeId: ids.cleo },
  ...employee(ids.ana, ids.quay),
  ...employee(ids.ben, ids.quay),
  ...employee(ids.cleo, ids.market),
  [`${company}/availability/ana`]: { employeeId: ids.ana, locationIds: [ids.quay] },
  [`${company}/availability/cleo`]: { employeeId: ids.cleo, locationIds: [ids.market] },
  [`${company}/wageChanges/change`]: anas,
  [`${company}/wageChanges/unlinked`]: { employeeId: null, employeeLocationIds: [] },
  [`${company}/timeOff/anas`]: {
    employeeId: ids.ana,
    locationIds: [ids.quay],
    state: "requested",
  },
  [`${company}/timeOff/cleos`]: {
    employeeId: ids.cleo,
    locationIds: [ids.market],
    state: "approved",
  },
  [`${company}/dayEvents/everyones`]: { audience: "everyone", locationId: ids.market },
  [`${company}/dayEvents/quays`]: { audience: "managers", locationId: ids.quay },
  [`${company}/dayEvents/companys`]: { audience: "managers", locationId: null },
  [`${company}/checklistDays/${ids.quay}_${day}`]: { locationId: ids.quay, day, runs: {} },
  [`${company}/checklistTemplates/quays`]: { locationIds: [ids.quay] },
  [`${company}/checklistVersions/one`]: { locationIds: [ids.quay], templateId: "quays" },
  [`${company}/handOverNotes/${ids.quay}_${day}`]: { locationId: ids.quay, day },
  [`${company}/weekPresences/${ids.quay}_${week}`]: { locationId: ids.quay, weekStart: week },
  [`${company}/subscription/one`]: { companyId: ids.company, version: 1 },
  [`${company}/usageDays/one`]: { day, activeEmployees: 3 },
  [`${company}/salesMonths/${ids.quay}_2026-11-01`]: { locationId: ids.quay },
  [`${company}/covers/shift`]: atQuay,
  [`${company}/coverOffers/anas`]: { employeeId: ids.ana, locationId: ids.quay },
  [`${company}/shiftRequests/anas`]: {
    employeeId: ids.ana,
    employeeIds: [ids.ana],
    locationIds: [ids.quay],
  },
  [`${company}/publications/quays`]: { locationId: ids.quay, weekStart: week },
  [`${company}/publicationParts/one`]: { locationId: ids.quay },
  [`${company}/heldPublications/one`]: { publicationId: "quays" },
  [`${company}/messages/anas`]: { ...atQuay, state: "open" },
  [`${company}/shiftConfirmations/anas`]: { ...atQuay, openUntil: null },
  [`${company}/shifts/shift`]: atQuay,
  [`${company}/rosterDays/quays`]: atQuay,
  [`${company}/publishedShifts/shift`]: atQuay,
  [paths.schedule]: { locationId: ids.quay, weekStart: week },
  [`${company}/timeEntries/entry`]: atQuay,
  [`${company}/timeEntries/unlinked`]: { ...atQuay, employeeId: null },
  [paths.anasWeek]: { employeeId: ids.ana, weekStart: week, locationIds: [ids.quay] },
  [`${paths.anasWeek}/private/pay`]: { totalMinor: 1 },
  [paths.cleosWeek]: {
    employeeId: ids.cleo,
    weekStart: week,
    locationIds: [ids.market, ids.quay],
  },
  [`${paths.cleosWeek}/private/pay`]: { totalMinor: 1 },
  [paths.summary]: { locationId: ids.quay, day },
  [paths.openWork]: { days: {} },
  [`${company}/balanceAdjustments/one`]: { reason: "Brought forward" },
  [`${company}/workedYears/one`]: { weeks: {} },
  [`${company}/weekRollups/one`]: { weekStart: week },
  [`${company}/shiftRollups/one`]: { locationId: ids.quay },
  [`${company}/scheduledReports/one`]: { toldUntil: day },
  [`${company}/drifts/one`]: { state: "open" },
  [`${company}/alerts/quays`]: {
    locationId: ids.quay,
    employeeId: null,
    audience: "managers",
    state: "new",
  },
  [`${company}/alerts/anas`]: { ...atQuay, audience: "employeeToo", state: "new" },
  [`${company}/alerts/aboutAna`]: { ...atQuay, audience: "managers", state: "new" },
  [`${company}/alerts/companys`]: { locationId: null, audience: "managers", state: "new" },
  [`${company}/payPeriods/2026-11-02`]: { state: "closed" },
  [`${company}/dataExports/copy`]: { startedBy: "admin" },
  [`${company}/payrollExports/batch`]: { firstDay: "2026-11-02" },
  [`${company}/payAdjustments/one`]: { firstDay: "2026-11-02" },
  [`${company}/noticePremiums/one`]: { employeeId: ids.ana },
  [`${company}/payrollSnapshots/one`]: { firstDay: "2026-11-02" },
  [`${company}/timeEntryAudits/row`]: atQuay,
  [`${company}/unplacedPunches/punch`]: { ...atQuay, state: "open" },
  [`${company}/employeeEmails/one`]: { employeeId: ids.ana },
  [`${company}/employeeEvents/one`]: { act: "ended" },
  [`${company}/events/one`]: { type: "companyChanged" },
  [`${company}/audits/one`]: { readers: ["managers", "employee_ana", "location_quay"] },
  [`${company}/auditDays/one`]: { day: "2026-11-20" },
  [`${company}/history/one`]: { subject: "company" },
  [`${company}/locationNames/one`]: { names: { quay: "Quay" } },
  [`${company}/kiosks/one`]: { locationId: ids.quay, name: "Front desk" },
  [`${company}/kiosks/one/private/keys`]: { secretHash: "hash" },
  [`${company}/kioskPins/one`]: { employeeId: ids.ana },
  [`${company}/timesheets/anas`]: {
    employeeId: ids.ana,
    locationIds: [ids.quay],
    state: "disputed",
  },
  [`${company}/accessChanges/one`]: { uid: "ana" },
  [`${company}/weekTemplates/one`]: { locationId: ids.quay, name: "Usual" },
  [`${company}/shiftTemplates/one`]: { locationId: ids.quay, name: "Closing" },
  [`${company}/recurringShifts/one`]: { locationId: ids.quay, filledUntil: null },
  [`${company}/batches/one`]: { title: "A test" },
  [`${company}/migrations/one`]: { changed: 1 },
  [`${company}/collectionThatNoRuleNames/one`]: { value: 1 },
  "users/ana": { displayName: "Ana" },
  "users/endedAdmin": { displayName: "Ada" },
  "users/ana/sessions/1790000000": { device: "Firefox on Mac" },
  "users/ana/pushDevices/one": { device: "Firefox on Mac" },
  "calendarFeeds/hash": { uid: "ana" },
  [`${company}/withdrawnShifts/shift_ana`]: { employeeId: ids.ana },
  "kioskPairings/hash": { companyId: ids.company },
  "invitations/hash": { companyId: ids.company },
  "mail/letter": { to: "ana@harbor.example" },
  "idempotencyKeys/key": { uid: "ana" },
  "rateLimits/window": { count: 1 },
  "recoveryCodes/ana": { hashes: ["hash"] },
  "accessChanges/one": { uid: "ana" },
  "loginIndex/ana": { terms: ["ana"] },
  "companyActs/one": { companyId: ids.company },
  "companyNotes/one": { companyId: ids.company, text: "Pays late" },
  "dataJobs/one": { companyId: ids.company },
  "dueWork/night": { day },
  "stripeEvents/one": { companyId: ids.company },
};

/** Writes all documents past the rules; `states` say whose tokens are recorded, and how. */
export async function writeDocuments(
  environment: RulesTestEnvironment,
  states: ReadonlyMap<string, object>,
): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore();
    const batch = firestore.batch();
    for (const [path, data] of Object.entries(documents)) {
      for (const place of [path, elsewhere(path) ?? path]) batch.set(firestore.doc(place), data);
    }
    for (const [uid, state] of states) {
      batch.set(firestore.doc(`userState/${uid}`), { minIat, ...state });
    }
    await batch.commit();
  });
}

export const documentPaths: readonly string[] = [...Object.keys(documents), "userState/ana"];

function membership(role: Role, locationIds: LocationId[], mayViewWages: boolean) {
  return { role, employeeId: null, locationIds, mayViewWages };
}

function employee(id: string, locationId: LocationId) {
  return {
    [`${company}/employees/${id}`]: { name: id, locationIds: [locationId] },
    [`${company}/employees/${id}/private/profile`]: { phone: "1" },
    [`${company}/employees/${id}/private/end`]: { present: null },
    [`${company}/employees/${id}/private/pay`]: { currency: "USD" },
    [`${company}/employees/${id}/private/kiosk`]: { pinHash: "x" },
  };
}
