import { describe, expect, test } from "vitest";
import { pickColour } from "../../records/company/pick-colour.ts";
import { jobRolesSchema, MOST_JOB_ROLES } from "../../records/job-roles/job-role.ts";
import { aJobRole } from "../../records/job-roles/role-id.test-support.ts";
import { namesToAdd, removedEntries } from "../company-lists/change-list.ts";
import { offeredIds, withRoles } from "./job-role-list.ts";

const barista = aJobRole("Barista", { code: "B1" });

describe("roles that come with pasted people", () => {
  test("are added once, whatever their case, and not where the company has them", () => {
    const named = ["barista", "b1", "Cook", "cook ", "Greeter"];
    expect(namesToAdd([barista], named, MOST_JOB_ROLES)).toEqual(["Cook", "Greeter"]);
  });

  test("fill the list to its limit and no further", () => {
    const full = Array.from({ length: MOST_JOB_ROLES - 1 }, (_, index) =>
      aJobRole(`Role ${index}`),
    );
    expect(namesToAdd(full, ["Cook", "Greeter"], MOST_JOB_ROLES)).toEqual(["Cook"]);
  });

  test("are added below the others, each with its id and in the next colour", () => {
    let ids = 0;
    const newId = () => `new-${(ids += 1)}`;
    expect(withRoles([barista], ["Cook", "Host"], newId)).toEqual([
      barista,
      { id: "new-1", name: "Cook", code: "", colour: pickColour(1), isArchived: false },
      { id: "new-2", name: "Host", code: "", colour: pickColour(2), isArchived: false },
    ]);
  });
});

test("a renamed role is not a removed one", () => {
  const cook = aJobRole("Cook");
  expect(removedEntries([barista, cook], [aJobRole("Coffee maker", { id: barista.id })])).toEqual([
    cook,
  ]);
});

test("an archived role is not offered", () => {
  expect(offeredIds([barista, aJobRole("Host", { isArchived: true })])).toEqual([barista.id]);
});

describe("a list of job roles is refused", () => {
  const problemOf = (...roles: unknown[]) => jobRolesSchema.safeParse(roles).error?.issues[0];

  test.each([
    ["two names that differ in case alone", aJobRole("BARISTA"), [1, "name"]],
    ["two roles of one code", aJobRole("Cook", { code: "b1" }), [1, "code"]],
    ["two roles of one id", { ...aJobRole("Cook"), id: barista.id }, [1, "id"]],
    ["a role without a name", { ...aJobRole("Cook"), name: " " }, [1, "name"]],
  ])("with %s", (_what, role, path) => {
    expect(problemOf(barista, role)?.path).toEqual(path);
  });

  test("not with two roles that have no code", () => {
    expect(problemOf(aJobRole("Cook"), aJobRole("Host"))).toBeUndefined();
  });
});
