import { aUserId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import type { JoinRequest } from "./join-request.ts";
import { mayAskAgain } from "./join-request.ts";

const now = "2026-11-22T10:00:00.000Z";
const request = (change: Partial<JoinRequest> = {}): JoinRequest => ({
  id: aUserId("u1"),
  email: "ana@harbor.example",
  displayName: "Ana",
  askedAt: "2026-11-01T10:00:00.000Z",
  state: "waiting",
  decidedAt: null,
  decidedBy: null,
  decidedByName: null,
  ...change,
});
const declined = (decidedAt: string) =>
  request({ state: "declined", decidedAt, decidedByName: "Olivia" });

describe("asking to join", () => {
  test("counts the first time, and again once an earlier acceptance came to nothing", () => {
    expect(mayAskAgain(null, now)).toBe(true);
    const accepted = request({ state: "accepted", decidedAt: "2026-11-20T10:00:00.000Z" });
    expect(mayAskAgain(accepted, now)).toBe(true);
  });

  test("changes nothing while a request waits, or for 30 days after a no", () => {
    expect(mayAskAgain(request(), now)).toBe(false);
    expect(mayAskAgain(declined("2026-11-10T10:00:00.000Z"), now)).toBe(false);
    expect(mayAskAgain(declined("2026-10-10T10:00:00.000Z"), now)).toBe(true);
  });
});
