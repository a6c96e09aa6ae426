import { anEmployeeId, aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { aJobRole, roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { skillIdSchema } from "@crewline/domain/records/skills/skill";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { describe, expect, test } from "vitest";
import { emptyRow } from "../model/week-rows.ts";
import type { RowView } from "./arranged-rows.ts";
import { arrangedRows, plainRows } from "./arranged-rows.ts";

const forklift = skillIdSchema.parse("forklift");
const jobRoles = [aJobRole("Cook"), aJobRole("Barista")];

const people: Record<string, Partial<Employee>> = {
  ana: { jobRoleIds: [roleId("barista")] },
  ben: { jobRoleIds: [roleId("cook")], skills: [{ skillId: forklift, expiresOn: null }] },
  cy: { jobRoleIds: [] },
};
const hours: Record<string, number> = { ana: 8, ben: 4, cy: 0 };

function lines(view: Partial<RowView>, closed: readonly string[] = []): string[] {
  const arranged = arrangedRows(
    { ...plainRows, ...view },
    {
      order: Object.keys(people).map((id) => anEmployeeId(id)),
      rowOf: (id) => ({
        ...emptyRow,
        person: anEmployee({ id, ...people[id] }),
        shifts: hours[id] === 0 ? [] : [aShift({ id: aShiftId(id) })],
        plannedSeconds: (hours[id] ?? 0) * 3600,
      }),
      jobRoles,
      closed: new Set(closed),
    },
  );
  return arranged.map((line) =>
    line.kind === "person" ? line.employeeId : `${line.name}: ${line.people}`,
  );
}

describe("the people of the week", () => {
  test("come by name, by hours with the fewest first, or by job role", () => {
    expect(lines({})).toEqual(["ana", "ben", "cy"]);
    expect(lines({ sort: "hours" })).toEqual(["cy", "ben", "ana"]);
    expect(lines({ sort: "role" })).toEqual(["ben", "ana", "cy"]);
  });

  test("are grouped by their first job role, and those without one come last", () => {
    const all = ["Cook: 1", "ben", "Barista: 1", "ana", "No job role: 1", "cy"];
    expect(lines({ isGrouped: true })).toEqual(all);
  });

  test("stay counted in a closed group", () => {
    const rest = ["Cook: 1", "Barista: 1", "ana", "No job role: 1", "cy"];
    expect(lines({ isGrouped: true }, [roleId("cook")])).toEqual(rest);
  });

  test("are filtered by job role, by skill and by having shifts", () => {
    expect(lines({ jobRoleId: roleId("barista") })).toEqual(["ana"]);
    expect(lines({ skillId: forklift })).toEqual(["ben"]);
    expect(lines({ hasShifts: true })).toEqual(["ana", "ben"]);
  });
});
