import { describe, expect, test } from "vitest";
import type { RoleChoice } from "./offered-roles.ts";
import { offeredRoles, offeredRolesWords, proposedRole } from "./offered-roles.ts";

const ana = { name: "Ana", jobRoles: ["Cook", "Barista"] };
const bo = { name: "Bo", jobRoles: ["Driver"] };
const harbor = { name: "Harbor", jobRoles: ["Server", "Barista"] };
const anywhere = { name: "Market", jobRoles: [] };
const choice = (change: Partial<RoleChoice>): RoleChoice => ({
  location: harbor,
  companyRoles: ["Manager", "Barista"],
  people: [ana],
  isOpen: false,
  current: "",
  ...change,
});
const open = { isOpen: true, people: [ana, bo] };

describe("a shift is offered", () => {
  test("the roles used at the location, then those of the person", () => {
    expect(offeredRoles(choice({}))).toEqual(["Server", "Barista", "Cook"]);
    expect(offeredRolesWords(choice({}))).toBe("Job roles used at Harbor, then those of Ana.");
  });

  test("only the roles used at the location while the shift is open", () => {
    expect(offeredRoles(choice(open))).toEqual(["Server", "Barista"]);
    expect(offeredRolesWords(choice(open))).toBe("Job roles used at Harbor.");
  });

  test("the roles of the company where the location names none, then those people have", () => {
    const location = anywhere;
    expect(offeredRoles(choice({ location }))).toEqual(["Manager", "Barista", "Cook"]);
    expect(offeredRolesWords(choice({ location }))).toBe(
      "Job roles of the company, then those of Ana.",
    );
    expect(offeredRoles(choice({ location, ...open }))).toEqual([
      "Manager",
      "Barista",
      "Cook",
      "Driver",
    ]);
    expect(offeredRolesWords(choice({ location, ...open }))).toBe(
      "Job roles of the company, then those of the people here.",
    );
  });

  test("those that people have where neither location nor company names any", () => {
    const nowhere = choice({ location: anywhere, companyRoles: [] });
    expect(offeredRoles(nowhere)).toEqual(["Barista", "Cook"]);
    expect(offeredRolesWords(nowhere)).toBe("Job roles of Ana.");
    expect(offeredRolesWords({ ...nowhere, ...open })).toBe("Job roles of the people here.");
  });

  test("the role that it has, even if others use it", () => {
    expect(offeredRoles(choice({ ...open, current: "Courier" }))).toEqual([
      "Server",
      "Barista",
      "Courier",
    ]);
  });
});

test("a shift begins with the person's first role that is used at the location, else the first", () => {
  expect(proposedRole(ana, harbor)).toBe("Barista");
  expect(proposedRole(ana, anywhere)).toBe("Cook");
  expect(proposedRole(bo, harbor)).toBe("Driver");
  expect(proposedRole(undefined, harbor)).toBeNull();
});
