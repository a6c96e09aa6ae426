import { describe, expect, test } from "vitest";
import { wantedPath } from "./wanted-path.ts";

const app = "https://app.example";
const pathFor = (query: Record<string, string>) => wantedPath(new URLSearchParams(query), app);

describe("signing in leads", () => {
  test("to the path that the visitor requested", () => {
    expect(pathFor({ callbackUrl: "/employees?tab=pay" })).toBe("/employees?tab=pay");
  });

  test("there also from a mail's link", () => {
    expect(pathFor({ continueUrl: `${app}/login?callbackUrl=%2Freports` })).toBe("/reports");
    expect(pathFor({ continueUrl: `${app}/reports` })).toBe("/reports");
  });

  test.each([
    {},
    { continueUrl: "" },
    { continueUrl: "x" },
    { continueUrl: `${app}/login` },
    { continueUrl: "https://evil.com/reports" },
    { continueUrl: "https://evil.com/?callbackUrl=https://evil.com" },
    { continueUrl: `${app}/login?callbackUrl=//evil.com` },
    { callbackUrl: "https://evil.com", continueUrl: `${app}/reports` },
  ])("to the start page for %j", (query) => expect(pathFor(query)).toBe("/"));
});
