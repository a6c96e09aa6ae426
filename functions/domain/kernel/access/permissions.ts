import type { Area } from "./area.ts";
import type { Feature } from "./features.ts";
import { neededFeature } from "./features.ts";
import type { Login } from "./login.ts";
import type { Role } from "./role.ts";

/** The reach of a permission: the whole company, the member's locations, or their own records. */
export type Scope = "company" | "locations" | "own";

type Grants = Readonly<Partial<Record<Role | "staff", Scope>>>;

const everyone: Grants = { admin: "company", manager: "locations", employee: "own" };
const managers: Grants = { admin: "company", manager: "locations" };
const admins: Grants = { admin: "company" };
const readers: Grants = { admin: "company", manager: "company", employee: "company" };
const staff: Grants = { staff: "company" };

/**
 * The actions each role may take, and their scope: the one table that the drawer, the route guard,
 * the procedures and the tests of the rules read. `view` decides the menu and the route. Product
 * staff hold what an admin of their own company holds, and also `staff`.
 */
export const permissions = {
  home: { view: everyone },
  templates: { view: readers, edit: managers, answer: everyone },
  schedules: { view: everyone, edit: managers, publish: managers },
  calendar: {
    view: readers,
    requestTimeOff: everyone,
    decideTimeOff: managers,
    editEvents: managers,
    editBlackouts: managers,
  },
  timeEntries: {
    view: everyone,
    punch: everyone,
    ask: everyone,
    edit: managers,
    approve: managers,
  },
  alerts: { view: readers, handle: managers },
  reports: { view: admins, close: admins, export: admins, enterSales: managers },
  employees: {
    view: readers,
    viewRecords: managers,
    edit: managers,
    add: admins,
    giveAccess: admins,
    setAvailability: everyone,
  },
  wageChanges: { view: everyone, edit: admins },
  locations: { view: admins, edit: admins },
  users: { view: staff },
  subscription: { view: readers, manage: admins },
  companyOptions: { view: staff },
  timeEntryAudits: { view: everyone, prove: managers, viewDrifts: admins },
  settings: { view: readers, viewRules: managers, editCompany: admins, exportData: admins },
} as const satisfies Record<Area, Readonly<Record<string, Grants>>>;

export type Permissions = typeof permissions;
export type ActionOf<A extends Area> = keyof Permissions[A] & string;

/** The facts that a permission depends on. */
export type LoginRights = Pick<Login, "role" | "isStaff"> & {
  /** The features that the company's plan leaves out; absent where only the role is asked about. */
  lacks?: readonly Feature[];
};

/**
 * The scope in which the login may do the action, or null when it is refused: by the role, or
 * because the action needs a feature that the company's plan leaves out.
 */
export function scopeOf<A extends Area>(
  login: LoginRights,
  area: A,
  action: ActionOf<A>,
): Scope | null {
  const needed = neededFeature(area, action);
  if (needed !== null && login.lacks?.includes(needed)) return null;
  const grants = permissions[area][action] as Grants;
  const byRole = login.role === null ? undefined : grants[login.role];
  return byRole ?? (login.isStaff ? grants.staff : undefined) ?? null;
}

/**
 * The feature for lack of which the login is refused the action; null where its plan includes the
 * action, and where its role does not allow it under any plan.
 */
export function lackOf<A extends Area>(
  login: LoginRights,
  area: A,
  action: ActionOf<A>,
): Feature | null {
  const { lacks = [], ...role } = login;
  const needed = neededFeature(area, action);
  if (needed === null || !lacks.includes(needed)) return null;
  return may(role, area, action) ? needed : null;
}

/** True when what the role may do ends at the locations of its membership. */
export function isBoundToLocations(role: Role | null): boolean {
  return role !== null && everyone[role] === "locations";
}

/** True when the login may do the action in any scope. */
export function may<A extends Area>(login: LoginRights, area: A, action: ActionOf<A>): boolean {
  return scopeOf(login, area, action) !== null;
}
