import { describe, expect, test } from "vitest";
import { parseRoleRequest } from "./role-request.ts";

const complete = ["--email", " Ana@X.example ", "--role", "manager", "--company", "c1"];

describe("the command line of set-role", () => {
  test("names a person, a role and a company", () => {
    expect(parseRoleRequest(complete)).toEqual({
      email: "ana@x.example",
      role: "manager",
      company: "c1",
      yes: false,
      emulator: false,
    });
  });

  test("may name an employee and a project and answer the question beforehand", () => {
    const args = [...complete, "--employee", "e1", "--project", "crewline-live", "--yes"];
    expect(parseRoleRequest(args)).toMatchObject({
      employee: "e1",
      project: "crewline-live",
      yes: true,
    });
  });

  test.each([
    ["no person", complete.slice(2), "--email"],
    ["no role", ["--email", "a@b.example", "--company", "c1"], "--role"],
    ["an unknown role", complete.with(3, "owner"), "--role"],
    ["a role that every object has", complete.with(3, "toString"), "--role"],
    ["an address that is none", complete.with(1, "ana"), "--email"],
    ["a company that is a path", complete.with(5, "../users"), "--company"],
    ["an employee that is a path", [...complete, "--employee", "a/b"], "--employee"],
    ["a project that is a path", [...complete, "--project", "../x"], "--project"],
    ["an option that does not exist", [...complete, "--email_verified"], "--email_verified"],
    ["a word too many", [...complete, "admin"], "admin"],
  ])("is refused with %s", (_what, args, named) => {
    expect(() => parseRoleRequest(args)).toThrow(named);
  });
});
