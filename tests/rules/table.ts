import type { Actor } from "./actors.ts";
import { day, ids, paths, week } from "./documents.ts";

/** One request, and the actors who are allowed; all others are refused. */
export interface Row {
  /** The collection as firestore.rules names it, from the root. */
  collection: string;
  operation: "get" | "list";
  what: string;
  /** Of the document, or of the collection that is listed. */
  path: string;
  conditions?: Conditions;
  allowed: readonly Actor[];
  /** True where the login decides, not the employee that the token names. */
  isOfLogin?: true;
}

/** Values of fields: one for equality, several for any of them. */
export type Conditions = Readonly<Record<string, string | readonly string[]>>;

const company = "companies";

const admins = ["admin"] as const;
const atQuay = ["admin", "manager", "wagesManager"] as const;
const managers = [...atQuay, "otherManager"] as const;
/** Tokens of the company; removed managers count until they are stale. */
const members = [
  ...managers,
  "ana",
  "ben",
  "removedManager",
  "unlinkedEmployee",
  "emptyEmployee",
] as const satisfies readonly Actor[];
const ofAna = [...atQuay, "ana"] as const;
const wagesOfAna = ["admin", "wagesManager", "ana"] as const;
const ofCleo = ["admin", "otherManager"] as const;

const anas = { employeeId: ids.ana };
const quays = { locationId: [ids.quay] };
/** Locations that no manager of one location may ask for. */
const both = { locationId: [ids.quay, ids.market] };
const anyOfBoth = [ids.quay, ids.market];
const ofTheWeek = { weekStart: week };

/** Documents outside of the companies that no client ever sees. */
const serverOnly = [
  "invitations/hash",
  "mail/letter",
  "idempotencyKeys/key",
  "rateLimits/window",
  "recoveryCodes/ana",
  "accessChanges/one",
  "dueWork/night",
  "calendarFeeds/hash",
];

/** Collections of a company that the server keeps to itself. */
const unseen = [
  "employeeEmails",
  "employeeEvents",
  "events",
  "history",
  "kioskPins",
  "locationNames",
  "accessChanges",
  "payrollSnapshots",
  "payAdjustments",
  "batches",
  "withdrawnShifts",
  "migrations",
  "collectionThatNoRuleNames",
];

export const rows: readonly Row[] = [
  get("users", "their own", "users/ana", ["ana"]),
  get("users", "their own after the sign-in was ended", "users/endedAdmin", []),
  list("users", "all", {}, []),
  get("users/sessions", "one of their own", "users/ana/sessions/1790000000", []),
  list("users/sessions", "their own", {}, [], "users/ana/sessions"),
  get("userState", "their own", "userState/ana", ["ana"]),
  list("userState", "all", {}, []),
  get(company, "the company", paths.company, members),
  list(company, "all companies", {}, []),
  get("private/settings", "the company's settings", at("private/settings"), [
    ...managers,
    "removedManager",
  ]),
  list("private/settings", "the settings", {}, [], at("private")),

  get("members", "their own", at("members/manager"), ["admin", "manager"]),
  get("members", "their own without a record", at("members/ben"), ["admin", "ben"]),
  ...lists("members", [["all", {}, admins]]),
  {
    ...get("members/listViews", "Ana's own", at("members/ana/listViews/employees"), ["ana"]),
    isOfLogin: true,
  },
  list("members/listViews", "Ana's", {}, [], at("members/ana/listViews")),
  get("joinRequests", "one", at("joinRequests/zoe"), admins),
  get("joinRequests", "a missing one", at("joinRequests/missing"), admins),
  ...lists("joinRequests", [
    ["all", {}, admins],
    ["those that wait", { state: "waiting" }, admins],
  ]),
  get("locations", "one", at("locations/quay"), members),
  ...lists("locations", [["all", {}, members]]),
  get("locationPlans", "of Quay", at("locationPlans/quay"), atQuay),
  get("locationPlans", "of Market", at("locationPlans/market"), ofCleo),
  get("locationPlans", "a missing one", at("locationPlans/missing"), admins),
  ...lists("locationPlans", [
    ["all", {}, admins],
    ["of Quay", quays, atQuay],
    ["of Market", { locationId: [ids.market] }, ofCleo],
    ["of both", both, admins],
  ]),

  get("employees", "Ana", at("employees/ana"), ofAna),
  get("employees", "Cleo", at("employees/cleo"), ofCleo),
  get("employees", "a missing one", at("employees/missing"), admins),
  ...lists("employees", [
    ["all", {}, admins],
    ["of Quay", { locationIds: [ids.quay] }, atQuay],
    ["of both", { locationIds: anyOfBoth }, admins],
  ]),
  get("directory", "a page", at("directory/0"), members),
  ...lists("directory", [["all", {}, members]]),
  get("employeePhotos", "Ana's", at("employeePhotos/ana"), members),
  get("employeePhotos", "Ben's, who has none", at("employeePhotos/ben"), members),
  ...lists("employeePhotos", [["all", {}, []]]),
  get("employeeIndex", "a page", at("employeeIndex/0"), admins),
  ...lists("employeeIndex", [["all", {}, admins]]),
  get("employees/private/profile", "Ana's", at("employees/ana/private/profile"), ofAna),
  get("employees/private/profile", "Cleo's", at("employees/cleo/private/profile"), ofCleo),
  get("employees/private/end", "Ana's", at("employees/ana/private/end"), atQuay),
  get("employees/private/end", "Cleo's", at("employees/cleo/private/end"), ofCleo),
  list("employees/private/end", "of Ana", {}, [], at("employees/ana/private")),
  get("employees/private/pay", "Ana's", at("employees/ana/private/pay"), wagesOfAna),
  get("employees/private/pay", "Cleo's", at("employees/cleo/private/pay"), ofCleo),
  get("employees/private/kiosk", "Ana's", at("employees/ana/private/kiosk"), []),
  list("employees/private/profile", "of Ana", {}, [], at("employees/ana/private")),

  get("customFields", "of admins", at("customFields/admins"), admins),
  get("customFields", "of managers", at("customFields/managers"), [...managers, "removedManager"]),
  get("customFields", "of employees", at("customFields/employee"), members),
  get("customFields", "of no level", at("customFields/staff"), admins),
  ...lists("customFields", [["all", {}, []]]),
  get("adminFieldValues", "Ana's", at("adminFieldValues/ana"), admins),
  get("adminFieldValues", "Ben's, who has none", at("adminFieldValues/ben"), admins),
  ...lists("adminFieldValues", [["all", {}, []]]),
  get("managerFieldValues", "Ana's", at("managerFieldValues/ana"), atQuay),
  get("managerFieldValues", "Cleo's", at("managerFieldValues/cleo"), ofCleo),
  get("managerFieldValues", "Ben's, who has none", at("managerFieldValues/ben"), atQuay),
  ...lists("managerFieldValues", [["all", {}, []]]),
  get("employeeFieldValues", "Ana's", at("employeeFieldValues/ana"), ofAna),
  get("employeeFieldValues", "Cleo's", at("employeeFieldValues/cleo"), ofCleo),
  get("employeeFieldValues", "Ben's, who has none", at("employeeFieldValues/ben"), [
    ...atQuay,
    "ben",
  ]),
  ...lists("employeeFieldValues", [
    ["all", {}, []],
    ["Ana's", anas, []],
  ]),

  get("availability", "Ana's", at("availability/ana"), ofAna),
  get("availability", "Ben's, who has said nothing", at("availability/ben"), [...atQuay, "ben"]),
  get("availability", "Cleo's", at("availability/cleo"), ofCleo),
  get("availability", "a missing person's", at("availability/missing"), admins),
  ...lists("availability", [
    ["all", {}, admins],
    ["of Quay", { locationIds: [ids.quay] }, atQuay],
    ["of both", { locationIds: anyOfBoth }, admins],
    ["Ana's", anas, admins],
  ]),

  get("wageChanges", "Ana's", at("wageChanges/change"), wagesOfAna),
  get("wageChanges", "without an employee", at("wageChanges/unlinked"), admins),
  get("wageChanges", "a missing one", at("wageChanges/missing"), admins),
  ...lists("wageChanges", [
    ["all", {}, admins],
    ["Ana's", anas, ["admin", "ana"]],
    ["of Quay", { employeeLocationIds: [ids.quay] }, ["admin", "wagesManager"]],
    ["of both", { employeeLocationIds: anyOfBoth }, admins],
    ["Ana's of Quay", { ...anas, employeeLocationIds: [ids.quay] }, wagesOfAna],
  ]),

  get("timeOff", "Ana's", at("timeOff/anas"), ofAna),
  get("timeOff", "Cleo's", at("timeOff/cleos"), ofCleo),
  get("timeOff", "a missing one", at("timeOff/missing"), admins),
  ...lists("timeOff", [
    ["all", {}, admins],
    ["Ana's", anas, ["admin", "ana"]],
    ["of Quay", { locationIds: [ids.quay] }, atQuay],
    ["of both", { locationIds: anyOfBoth }, admins],
    ["what waits at Quay", { locationIds: [ids.quay], state: "requested" }, atQuay],
    ["Ana's of Quay", { ...anas, locationIds: [ids.quay] }, ofAna],
  ]),
  get("shifts", "at Quay", at("shifts/shift"), atQuay),
  ...lists("shifts", [
    ["the whole week", ofTheWeek, admins],
    ["the week of Quay", { locationId: ids.quay, ...ofTheWeek }, atQuay],
    ["the week of both", { ...both, ...ofTheWeek }, admins],
    ["their own", anas, admins],
  ]),
  get("publishedShifts", "one", at("publishedShifts/shift"), members),
  ...lists("publishedShifts", [["the week", ofTheWeek, members]]),
  get("schedules", "of Quay", paths.schedule, atQuay),
  get("schedules", "of a week without a plan", paths.emptySchedule, atQuay),
  ...lists("schedules", [
    ["all", {}, admins],
    ["of Quay", quays, atQuay],
  ]),

  get("timeEntries", "Ana's at Quay", at("timeEntries/entry"), ofAna),
  get("timeEntries", "without an employee at Quay", at("timeEntries/unlinked"), atQuay),
  get("timeEntries", "a missing one", at("timeEntries/missing"), admins),
  ...lists("timeEntries", [
    ["of the day", { day }, admins],
    ["of the day at Quay", { ...quays, day }, atQuay],
    ["of the day at both", { ...both, day }, admins],
    ["Ana's of the day", { ...anas, day }, ["admin", "ana"]],
    ["Ana's of the day at Quay", { ...anas, ...quays, day }, ofAna],
  ]),
  get("employeeWeeks", "Ana's", paths.anasWeek, ofAna),
  get("employeeWeeks", "Ana's without work", paths.anasEmptyWeek, ofAna),
  get("employeeWeeks", "Cleo's, partly at Quay", paths.cleosWeek, managers),
  ...lists("employeeWeeks", [
    ["of the week", ofTheWeek, admins],
    ["of the week at Quay", { ...ofTheWeek, locationIds: [ids.quay] }, atQuay],
    ["of the week at both", { ...ofTheWeek, locationIds: anyOfBoth }, admins],
    ["Ana's", { ...anas, ...ofTheWeek }, ["admin", "ana"]],
  ]),
  get("employeeWeeks/private/pay", "Ana's", `${paths.anasWeek}/private/pay`, wagesOfAna),
  get("employeeWeeks/private/pay", "Cleo's", `${paths.cleosWeek}/private/pay`, ofCleo),
  get(
    "employeeWeeks/private/pay",
    "Ana's without work",
    `${paths.anasEmptyWeek}/private/pay`,
    wagesOfAna,
  ),
  get("dailySummaries", "of Quay", paths.summary, atQuay),
  get("dailySummaries", "of a day without one", paths.emptySummary, atQuay),
  get("openWork", "of Quay", paths.openWork, atQuay),
  ...lists("dailySummaries", [
    ["of the day", { day }, admins],
    ["of Quay", { ...quays, day }, atQuay],
    ["of both", { ...both, day }, admins],
  ]),
  get("payPeriods", "one", at("payPeriods/2026-11-02"), admins),
  get("payPeriods", "one that is not closed", at("payPeriods/2026-11-16"), admins),
  ...lists("payPeriods", [["all", {}, admins]]),
  get("dataExports", "one", at("dataExports/copy"), admins),
  ...lists("dataExports", [["all", {}, admins]]),
  get("payrollExports", "one", at("payrollExports/batch"), admins),
  ...lists("payrollExports", [["of a period", { firstDay: "2026-11-02" }, admins]]),
  get("timeEntryAudits", "Ana's at Quay", at("timeEntryAudits/row"), ofAna),
  ...lists("timeEntryAudits", [
    ["all", {}, admins],
    ["of Quay", quays, atQuay],
    ["of both", both, admins],
    ["Ana's", anas, ["admin", "ana"]],
  ]),

  ...serverOnly.flatMap((path) => [
    get(firstPart(path), "one of no company", path, []),
    list(firstPart(path), "all of no company", {}, [], firstPart(path)),
  ]),
  ...unseen.flatMap((collection) => [
    get(collection, "one", at(`${collection}/one`), []),
    list(collection, "all", {}, [], at(collection)),
  ]),
];

function at(path: string): string {
  return `${paths.company}/${path}`;
}

function firstPart(path: string): string {
  return path.split("/")[0] ?? "";
}

function get(collection: string, what: string, path: string, allowed: readonly Actor[]): Row {
  return { collection, operation: "get", what, path, allowed };
}

/** Lists of one collection of the company. */
function lists(
  collection: string,
  wanted: readonly (readonly [string, Conditions, readonly Actor[]])[],
): Row[] {
  return wanted.map(([what, conditions, allowed]) =>
    list(collection, what, conditions, allowed, at(collection)),
  );
}

function list(...row: [string, string, Conditions, readonly Actor[], string?]): Row {
  const [collection, what, conditions, allowed, path = collection] = row;
  return { collection, operation: "list", what, path, conditions, allowed };
}
