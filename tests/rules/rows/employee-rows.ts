import { ids } from "../documents.ts";
import {
  admins,
  anas,
  anyOfBoth,
  atQuay,
  managers,
  members,
  ofAna,
  ofCleo,
  wagesOfAna,
} from "./readers.ts";
import type { Row } from "./row.ts";
import { at, get, list, lists } from "./row.ts";

/** Employees with their private records, custom fields and availability. */
export const employeeRows: readonly Row[] = [
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
];
