import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee, EmployeeStatus } from "../../records/employees/employee.ts";
import { pickColour } from "../../records/company/pick-colour.ts";
import { keptWords, rolesToAdd, unlistedRoles, withoutRole, withRoles } from "./job-role-use.ts";
import { MOST_JOB_ROLES } from "../../records/company/rule-change.ts";

function aPerson(jobRoles: string[], status: EmployeeStatus = "active"): Employee {
  return anEmployee({
    id: jobRoles.join() || "nobody",
    name: "Ana",
    jobRoles,
    locationIds: ["quay"],
    status,
  });
}

const barista = { name: "Barista", colour: "#000000" };

describe("roles that people have and the company does not list", () => {
  test("are there by name after on-boarding with people who have roles", () => {
    const people = [aPerson(["Cook"]), aPerson(["Barista", "Cook"]), aPerson(["Greeter"])];
    expect(unlistedRoles(people, [])).toEqual(["Barista", "Cook", "Greeter"]);
  });

  test("are not those of any list, of another case, or of people who have gone", () => {
    const people = [aPerson(["barista"]), aPerson(["Cook"], "terminated"), aPerson(["Host"])];
    expect(unlistedRoles([...people, aPerson(["host"])], [barista], [])).toHaveLength(1);
    expect(unlistedRoles(people, [barista], [{ ...barista, name: "Host" }])).toEqual([]);
  });

  test("are added below the others, each in the next colour", () => {
    expect(withRoles([barista], ["Cook", "Host"])).toEqual([
      barista,
      { name: "Cook", colour: pickColour(1) },
      { name: "Host", colour: pickColour(2) },
    ]);
  });
});

describe("a role that is renamed or removed", () => {
  const people = [
    aPerson(["Barista"]),
    aPerson(["barista", "Cook"]),
    aPerson(["Barista"], "terminated"),
  ];

  test("stays with the people who have it, and the sentence counts them", () => {
    expect(
      keptWords([barista], [{ ...barista, name: "Coffee maker" }], {
        employees: people,
        locale: onDevice,
      }),
    ).toEqual(["2 people are Barista; they keep the word until you change it under Employees."]);
    expect(
      keptWords([{ ...barista, name: "Cook" }], [], { employees: people, locale: onDevice }),
    ).toEqual(["1 person is Cook; they keep the word until you change it under Employees."]);
  });

  test("is empty when no employee has the role, or only its colour or case changes", () => {
    expect(
      keptWords([{ ...barista, name: "Host" }], [], { employees: people, locale: onDevice }),
    ).toEqual([]);
    expect(
      keptWords([barista], [{ name: "BARISTA", colour: "#ffffff" }], {
        employees: people,
        locale: onDevice,
      }),
    ).toEqual([]);
  });
});

describe("roles that come with pasted people", () => {
  test("are added once, whatever their case, and not where the company has them", () => {
    expect(rolesToAdd([barista], ["barista", "Cook", "cook ", "Greeter"])).toEqual([
      "Cook",
      "Greeter",
    ]);
  });

  test("fill the list to its limit and no further", () => {
    const full = Array.from({ length: MOST_JOB_ROLES - 1 }, (_, index) => ({
      ...barista,
      name: `Role ${index}`,
    }));
    expect(rolesToAdd(full, ["Cook", "Greeter"])).toEqual(["Cook"]);
  });

  test("are taken out again by the same key", () => {
    expect(withoutRole([barista], "BARISTA")).toEqual([]);
  });
});
