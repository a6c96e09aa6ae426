import { describe, expect, test } from "vitest";
import { safeCallbackUrl } from "./safe-callback-url.ts";

const app = "https://app.crewline.test";

describe("a callback URL leads", () => {
  test.each([
    ["/", "/"],
    ["/employees/e1?tab=pay#rates", "/employees/e1?tab=pay#rates"],
    ["/a/../schedules", "/schedules"],
    ["/?callbackUrl=//evil.com", "/?callbackUrl=//evil.com"],
    ["/apiary", "/apiary"],
    ["/caf%C3%A9", "/caf%C3%A9"],
    ["/caf\u00e9", "/caf%C3%A9"],
    ["/%09/evil.com", "/%09/evil.com"],
    ["/%5c%5cevil.com", "/%5c%5cevil.com"],
    ["/%E0%A4%A", "/%E0%A4%A"],
    [`${app}/reports`, "/reports"],
    ["HTTPS://APP.crewline.test:443/reports", "/reports"],
  ])("with %s to the path on our own origin", (value, path) => {
    expect(safeCallbackUrl(value, app)).toBe(app + path);
  });

  test.each([undefined, null, ""])("with %j to the start page", (value) => {
    expect(safeCallbackUrl(value, app)).toBe(`${app}/`);
  });

  test.each([
    "//evil.com",
    "///evil.com",
    "////evil.com",
    "/.//evil.com",
    "/a/..//evil.com",
    "/%2e//evil.com",
    "https://evil.com",
    "http://app@evil.com",
    "https://app.crewline.test@evil.com/",
    "https://app.crewline.test:x@app.crewline.test/",
    "https://user@app.crewline.test/",
    "https://:secret@app.crewline.test/",
    "http://app.evil.com",
    "https://app.crewline.test.evil.com",
    "https://app.crewline.test:8443/",
    "HTTPS://APP:443@evil",
    "http://app.crewline.test/",
    "https://app.crewline.test//evil.com",
  ])("with %s, another site, to the start page", (value) => {
    expect(safeCallbackUrl(value, app)).toBe(`${app}/`);
  });

  test.each([
    "/api/auth/signout",
    "/a/../api/auth/signout",
    "/API/x",
    "/api",
    "/%61pi/auth/signout",
    "/login?callbackUrl=/login",
    "/auth/Login/help",
    "/%6Cogin",
    `${app}/login`,
  ])("with %s, which would come back here, to the start page", (value) => {
    expect(safeCallbackUrl(value, app)).toBe(`${app}/`);
  });
});

describe("a callback URL is refused", () => {
  test.each([
    "evil",
    ".....///win.ini",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://app.crewline.test/",
    "\\\\evil.com",
    "/\\evil.com",
    "/\t/evil.com",
    "/a b",
    " /",
    "/\n",
    "/\u0000",
    "/\u007f",
    "https://",
    "https://[",
    `/${"a".repeat(2048)}`,
    1,
    {},
    ["/"],
  ])("when it is %j", (value) => {
    expect(safeCallbackUrl(value, app)).toBeNull();
  });

  test("only beyond 2048 characters", () => {
    expect(safeCallbackUrl(`/${"a".repeat(2047)}`, app)).not.toBeNull();
  });
});
