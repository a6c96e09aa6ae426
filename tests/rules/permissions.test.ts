import { expect, test } from "vitest";
import type { Scope } from "@crewline/domain/kernel/access/permissions";
import { scopeOf } from "@crewline/domain/kernel/access/permissions";
import { roles } from "@crewline/domain/kernel/access/role";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { Actor } from "./actors.ts";
import { rows } from "./table.ts";

/** One person of each role; Ana works at Quay, which the manager manages. */
const actors: Record<Role, Actor> = { admin: "admin", manager: "manager", employee: "ana" };

/** The lists that each permission allows, by the rows of the table for each scope. */
const listed = {
  timeEntries: {
    scope: (role: Role) => scopeOf({ role, isStaff: false }, "timeEntries", "view"),
    asks: { company: "of the day", locations: "of the day at Quay", own: "Ana's of the day" },
  },
  timeEntryAudits: {
    scope: (role: Role) => scopeOf({ role, isStaff: false }, "timeEntryAudits", "view"),
    asks: { company: "all", locations: "of Quay", own: "Ana's" },
  },
  shifts: {
    scope: (role: Role) => scopeOf({ role, isStaff: false }, "schedules", "edit"),
    asks: { company: "the whole week", locations: "the week of Quay", own: "their own" },
  },
  directory: {
    scope: (role: Role) => scopeOf({ role, isStaff: false }, "employees", "view"),
    asks: { company: "all" },
  },
  employees: {
    scope: (role: Role) => scopeOf({ role, isStaff: false }, "employees", "viewRecords"),
    asks: { company: "all", locations: "of Quay" },
  },
} satisfies Record<
  string,
  { scope: (role: Role) => Scope | null; asks: Partial<Record<Scope, string>> }
>;

const cases = roles.flatMap((role) =>
  Object.entries(listed).map(([collection, { scope, asks }]) => ({
    role,
    collection,
    asks: Object.entries(asks),
    scope: scope(role),
  })),
);

/** A right for the company includes its locations; "own" is separate from both. */
const includes: Record<Scope, readonly string[]> = {
  company: ["company", "locations", "own"],
  locations: ["locations"],
  own: ["own"],
};

test.each(cases)(
  "$role lists $collection as far as the permission table says: $scope",
  ({ role, collection, asks, scope }) => {
    for (const [reach, what] of asks) {
      const row = rows.find(
        (it) => it.collection === collection && it.operation === "list" && it.what === what,
      );
      const isWanted = scope !== null && includes[scope].includes(reach);
      expect([reach, row?.allowed.includes(actors[role])]).toEqual([reach, isWanted]);
    }
  },
);

test.each(roles)("%s reads the company's settings if the permission table says so", (role) => {
  const row = rows.find(({ what }) => what === "the company's settings");
  const isWanted = scopeOf({ role, isStaff: false }, "settings", "viewRules") !== null;
  expect(row?.allowed.includes(actors[role])).toBe(isWanted);
});
