import { describe, expect, test } from "vitest";
import { pageOf, requestKind } from "./request-kind.ts";

const origin = "https://app.example";
const files = new Set(["/logo.svg", "/index.html"]);

const kindOf = (path: string, change: { method?: string; mode?: string } = {}) =>
  requestKind(
    { method: "GET", mode: "no-cors", url: new URL(path, origin).href, ...change },
    { origin, files },
  );

describe("the worker", () => {
  test.each(["/assets/start-x.js", "/logo.svg"])("answers %s from the device", (path) => {
    expect(kindOf(path)).toBe("file");
  });

  test.each(["/", "/employees?tab=pay", "/login", "/apiary", "/nowhere"])(
    "asks the network for the page %s",
    (path) => expect(kindOf(path, { mode: "navigate" })).toBe("page"),
  );

  test.each([
    "/api/auth/session",
    "/api/auth/signin?error=SessionRequired",
    "/API/auth/signin",
    "/api",
    "/__/auth/handler",
    "https://identitytoolkit.googleapis.com/v1/accounts:lookup",
    "https://evil.example/assets/start-x.js",
  ])("leaves %s alone, also as a page", (path) => {
    expect([kindOf(path), kindOf(path, { mode: "navigate" })]).toEqual([null, null]);
  });

  test("leaves everything alone that changes something", () => {
    expect(kindOf("/assets/x.js", { method: "POST" })).toBeNull();
    expect(kindOf("/", { method: "POST", mode: "navigate" })).toBeNull();
  });

  test("leaves files alone that are not part of the release", () => {
    expect(kindOf("/service-worker.js")).toBeNull();
  });
});

test("the login has a separate page, everything else shares one", () => {
  const pages = ["/login?callbackUrl=%2F", "/", "/login/help", "/employees"].map((path) =>
    pageOf(`${origin}${path}`),
  );
  expect(pages).toEqual(["/login.html", "/index.html", "/index.html", "/index.html"]);
});
