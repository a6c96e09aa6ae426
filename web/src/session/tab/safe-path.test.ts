import { expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

const origin = "https://app.example";

test.each([
  ["/employees?status=active#top", "/employees?status=active#top"],
  ["https://app.example/reports", "/reports"],
  [null, "/"],
  ["https://evil.example/reports", "/"],
  ["//evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["/login?callbackUrl=/login", "/"],
  ["/api/auth/signout", "/"],
])("%s leads to %s", (callbackUrl, path) => {
  expect(safePath(callbackUrl, origin)).toBe(path);
});
