import { day, ids, paths, week } from "../documents.ts";
import {
  admins,
  anas,
  anyOfBoth,
  atQuay,
  both,
  managers,
  members,
  ofAna,
  ofCleo,
  ofTheWeek,
  quays,
} from "./readers.ts";
import type { Row } from "./row.ts";
import { at, get, lists } from "./row.ts";

/** Time off and shifts. */
export const scheduleRows: readonly Row[] = [
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
  get("coverOffers", "Ana's", at("coverOffers/anas"), ofAna),
  ...lists("coverOffers", [
    ["all", {}, admins],
    ["Ana's", anas, ["admin", "ana"]],
    ["of Quay", quays, atQuay],
    ["of both", both, admins],
  ]),
  get("shiftRequests", "Ana's", at("shiftRequests/anas"), ofAna),
  ...lists("shiftRequests", [
    ["all", {}, admins],
    ["Ana's", { employeeIds: [ids.ana] }, ["admin", "ana"]],
    ["of Quay", { locationIds: [ids.quay] }, atQuay],
    ["of both", { locationIds: anyOfBoth }, admins],
  ]),
  get("dayEvents", "of Market for everyone", at("dayEvents/everyones"), members),
  get("dayEvents", "of Quay for managers", at("dayEvents/quays"), atQuay),
  get("dayEvents", "of the company for managers", at("dayEvents/companys"), managers),
  ...lists("dayEvents", [
    ["all", {}, admins],
    ["for everyone", { audience: "everyone" }, members],
    ["for managers", { audience: "managers" }, admins],
    ["of Quay", quays, atQuay],
    ["of both", both, admins],
  ]),
  get("handOverNotes", "of Quay", at(`handOverNotes/${ids.quay}_${day}`), atQuay),
  get("handOverNotes", "of a day without one", at(`handOverNotes/${ids.quay}_${week}`), atQuay),
  get("weekPresences", "of Quay", at(`weekPresences/${ids.quay}_${week}`), atQuay),
  get("weekPresences", "of a week without one", at(`weekPresences/${ids.quay}_${day}`), atQuay),
  ...lists("weekPresences", [["of Quay", quays, []]]),
  get("salesMonths", "of Quay", at(`salesMonths/${ids.quay}_2026-11-01`), atQuay),
  get("salesMonths", "of a month without any", at(`salesMonths/${ids.quay}_2026-10-01`), atQuay),
  ...lists("salesMonths", [["of Quay", quays, []]]),
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
];
