import { menuFor } from "@crewline/domain/kernel/access/menu";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { reportIds } from "@crewline/domain/records/reports/report";
import { companySectionNames, mySectionNames } from "../../web/src/areas/settings/section-names.ts";
import { todayInNewYork } from "./today.ts";

/** Who walks the screens of the demo company. */
export type Walker = "admin" | "employee" | "staff";

const tabs = (tab: string, names: object) =>
  Object.keys(names).map((section) => `/settings?tab=${tab}&section=${section}`);

/** The addresses below those of the menu. */
const ofMembers = [
  ...["week", "day", "agenda"].map((view) => `/calendar?view=${view}`),
  `/time-entries?sheet=${addDays(todayInNewYork(), -14)}`,
];
const ofAdmins = [
  ...["day", "weeks"].map((view) => `/schedules?view=${view}`),
  ...["all", "what-if", ...reportIds].map((report) => `/reports?report=${report}`),
  ...tabs("company", companySectionNames),
];

/** The addresses of all screens that a person sees. */
export function screensOf(person: Walker): string[] {
  const isStaff = person === "staff";
  const menu = menuFor({ role: isStaff ? null : person, isStaff }).map(({ path }) => path);
  return [
    ...menu,
    ...(isStaff ? [] : ofMembers),
    ...tabs("mine", mySectionNames),
    ...(person === "admin" ? ofAdmins : []),
  ];
}
