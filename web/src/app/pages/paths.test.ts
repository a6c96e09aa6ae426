import { describe, expect, test } from "vitest";
import { loginPathFor, pageOfPath } from "./paths.ts";

describe("the page of a path", () => {
  test.each([
    ["/", "home"],
    ["/time-entry-audits-list", "timeEntryAudits"],
    ["/employees/e1", "employees"],
    ["/on-board", "onBoard"],
    ["/kiosk", "kiosk"],
    ["/login", "login"],
    ["/auth/Login/help", "login"],
    ["/nowhere", null],
  ])("%s is %s", (path, page) => {
    expect(pageOfPath(path)).toBe(page);
  });
});

describe("the way to the login", () => {
  test("remembers the path that the visitor requested", () => {
    const location = { pathname: "/employees", search: "?status=active" };
    expect(loginPathFor(location)).toBe("/login?callbackUrl=%2Femployees%3Fstatus%3Dactive");
  });

  test("stays plain when the visitor requested the start page", () => {
    expect(loginPathFor({ pathname: "/", search: "" })).toBe("/login");
  });
});
