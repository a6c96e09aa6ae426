import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AuthRequest } from "../session/auth-request.ts";
import { deriveSessionKeys } from "../session/session-keys.ts";
import { postLog } from "./post-log.ts";

const stdout = vi.spyOn(process.stdout, "write").mockReturnValue(true);
beforeEach(() => stdout.mockClear());
afterAll(() => stdout.mockRestore());

function reporting(body: Record<string, unknown>): AuthRequest {
  const keys = deriveSessionKeys(["secret"]);
  if (keys === null) throw new Error("a test needs a secret");
  const query = new URLSearchParams();
  const appOrigin = "https://app.crewline.test";
  const addresses = { caller: null, connection: null };
  const visitor = {
    provider: null,
    cookie: null,
    addresses,
    device: "A browser",
    locale: unknownReader,
    usesSecureCookies: true,
  };
  return { ...visitor, query, body, keys, appOrigin };
}

const lines = (): unknown[] => stdout.mock.calls.map(([line]) => JSON.parse(String(line)));

describe("an error that a browser reports", () => {
  test.each([
    ["error", "ERROR"],
    ["warn", "WARNING"],
    ["debug", "DEBUG"],
  ])("of level %s becomes one clean line", (level, severity) => {
    const body = { level, code: "CLIENT_FETCH_ERROR", message: "a\r\n{b}\u001b[31m", stack: "x" };
    expect(postLog(reporting(body)).status).toBe(200);
    expect(lines()).toEqual([
      {
        severity,
        message: "reported by a browser",
        code: "CLIENT_FETCH_ERROR",
        text: "a {b} [31m",
      },
    ]);
  });

  test.each([
    { level: "constructor", code: "A" },
    { level: "error", code: "a b" },
    { level: "error", code: "A".repeat(65) },
    { level: "error", code: ["A"] },
    { level: "error", code: "A", message: "x".repeat(5000) },
    {},
  ])("that is none is ignored and answered alike: %j", (body) => {
    expect(postLog(reporting(body)).status).toBe(200);
    expect(lines()).toEqual([]);
  });
});
