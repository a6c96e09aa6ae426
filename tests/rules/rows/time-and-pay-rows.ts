import { day, ids, paths } from "../documents.ts";
import {
  admins,
  anas,
  anyOfBoth,
  atQuay,
  both,
  managers,
  ofAna,
  ofCleo,
  ofTheWeek,
  quays,
  wagesOfAna,
} from "./readers.ts";
import type { Row } from "./row.ts";
import { at, get, lists } from "./row.ts";

/** Wages, worked time and what is paid for it. */
export const timeAndPayRows: readonly Row[] = [
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
  get("unplacedPunches", "Ana's at Quay", at("unplacedPunches/punch"), ofAna),
  ...lists("unplacedPunches", [
    ["all", { state: "open" }, admins],
    ["at Quay", { ...quays, state: "open" }, atQuay],
    ["at both", { ...both, state: "open" }, admins],
    ["Ana's", { ...anas, state: "open" }, ["admin", "ana"]],
  ]),
  get("punchPhotos", "Ana's at Quay", at("punchPhotos/anas"), atQuay),
  get("punchPhotos", "a removed one", at("punchPhotos/gone"), [...managers, "removedManager"]),
  ...lists("punchPhotos", [
    ["all", {}, []],
    ["at Quay", { ...quays }, []],
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
];
