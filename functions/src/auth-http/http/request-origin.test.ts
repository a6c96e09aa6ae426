import { describe, expect, test } from "vitest";
import { appOriginOf, isCrossOrigin } from "./request-origin.ts";

const origins = ["https://a.test", "https://b.test"];

describe("the origin of the application", () => {
  test.each([
    [{}, "https://a.test"],
    [{ origin: "https://b.test" }, "https://b.test"],
    [{ referer: "https://b.test/employees" }, "https://b.test"],
    [{ origin: "https://evil.test", referer: "https://evil.test/" }, "https://a.test"],
    [{ referer: "no url" }, "https://a.test"],
    [{ host: "b.test", "x-forwarded-host": "b.test" }, "https://a.test"],
  ])("for %o is %s", (headers, expected) => {
    expect(appOriginOf(headers, origins)).toBe(expected);
  });
});

describe("a request", () => {
  test.each([
    {},
    { origin: "https://a.test" },
    { origin: "https://b.test", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "same-origin" },
  ])("with %o is ours", (headers) => {
    expect(isCrossOrigin(headers, origins)).toBe(false);
  });

  test.each([
    { origin: "https://evil.test" },
    { origin: "null" },
    { origin: "" },
    { origin: "https://a.test.evil.test" },
    { origin: "http://a.test" },
    { origin: "https://a.test", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
  ])("with %o is another site's", (headers) => {
    expect(isCrossOrigin(headers, origins)).toBe(true);
  });
});
