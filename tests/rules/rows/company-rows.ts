import { ids, paths } from "../documents.ts";
import { admins, atQuay, both, managers, members, ofCleo, quays } from "./readers.ts";
import type { Row } from "./row.ts";
import { at, get, list, lists } from "./row.ts";

const company = "companies";

/** Logins, the company, its members and locations. */
export const companyRows: readonly Row[] = [
  get("users", "their own", "users/ana", ["ana"]),
  get("users", "their own after the sign-in was ended", "users/endedAdmin", []),
  list("users", "all", {}, []),
  get("users/sessions", "one of their own", "users/ana/sessions/1790000000", []),
  list("users/sessions", "their own", {}, [], "users/ana/sessions"),
  get("users/pushDevices", "one of their own", "users/ana/pushDevices/one", []),
  list("users/pushDevices", "their own", {}, [], "users/ana/pushDevices"),
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
  {
    ...list("members/listViews", "Ana's", {}, ["ana"], at("members/ana/listViews")),
    isOfLogin: true,
  },
  get("joinRequests", "one", at("joinRequests/zoe"), admins),
  get("joinRequests", "a missing one", at("joinRequests/missing"), admins),
  ...lists("joinRequests", [
    ["all", {}, admins],
    ["those that wait", { state: "waiting" }, admins],
  ]),
  get("locations", "one", at("locations/quay"), members),
  ...lists("locations", [["all", {}, members]]),
  get("locationIndex", "all", at("locationIndex/all"), members),
  ...lists("locationIndex", [["all", {}, []]]),
  get("kiosks", "of Quay", at("kiosks/one"), atQuay),
  get("kiosks", "a missing one", at("kiosks/missing"), admins),
  ...lists("kiosks", [
    ["all", {}, admins],
    ["of Quay", quays, atQuay],
    ["of Market", { locationId: [ids.market] }, ofCleo],
    ["of both", both, admins],
  ]),
  get("kiosks/private/keys", "one", at("kiosks/one/private/keys"), []),
  list("kiosks/private/keys", "of one", {}, [], at("kiosks/one/private")),
  get("locationPlans", "of Quay", at("locationPlans/quay"), atQuay),
  get("locationPlans", "of Market", at("locationPlans/market"), ofCleo),
  get("locationPlans", "a missing one", at("locationPlans/missing"), admins),
  ...lists("locationPlans", [
    ["all", {}, admins],
    ["of Quay", quays, atQuay],
    ["of Market", { locationId: [ids.market] }, ofCleo],
    ["of both", both, admins],
  ]),
];
