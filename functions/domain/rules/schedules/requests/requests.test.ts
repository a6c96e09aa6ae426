import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { shiftRequestIdSchema } from "../../../kernel/ids/record-ids.ts";
import type { ShiftRequest } from "../../../records/schedules/shift-request.ts";
import { requestStates } from "../../../records/schedules/shift-request.ts";
import { broken } from "../../violations/broken.test-support.ts";
import { aPublishedShift, aShift } from "../shift-builder.test-support.ts";
import { claimModeOf, claimsEndAt } from "./exchange-terms.ts";
import { newRequest, requestAfter, requestedShift } from "./new-request.ts";
import { rankedClaims } from "./ranked-claims.ts";
import { isWaiting, requestStateAfter, waitsForManager } from "./request-state.ts";
import { isSameOffer, offersOf } from "./same-offer.ts";
import { requireStanding, stillStands } from "./still-stands.ts";

/** Tuesday 17 November 2026, 9 to 17 in New York. */
const open = aShift({ employeeId: null, state: "published" });
const now = "2026-11-16T12:00:00.000Z";

function aRequest(change: Partial<ShiftRequest> = {}): ShiftRequest {
  const request = newRequest({
    id: shiftRequestIdSchema.parse("r1"),
    kind: change.kind ?? "claim",
    employeeId: anEmployeeId("ana"),
    shift: requestedShift(open),
    note: "",
    needsApproval: true,
    askedByName: "Ana",
    askedAt: now,
    expiresAt: open.startsAt,
  });
  return { ...request, ...change };
}

describe("the states of requests", () => {
  test("a claim or drop waits for a manager, a swap only once the colleague accepted", () => {
    expect(waitsForManager({ kind: "claim", state: "asked" })).toBe(true);
    expect(waitsForManager({ kind: "drop", state: "asked" })).toBe(true);
    expect(waitsForManager({ kind: "swap", state: "asked" })).toBe(false);
    expect(waitsForManager({ kind: "swap", state: "accepted" })).toBe(true);
  });

  test("nothing comes of a request that was answered", () => {
    for (const kind of ["claim", "swap", "drop"] as const) {
      for (const state of requestStates.filter((one) => one !== "asked" && one !== "accepted")) {
        expect(isWaiting({ kind, state })).toBe(false);
        expect(() => requestStateAfter({ kind, state }, "withdraw")).toThrow(broken("requestGone"));
      }
    }
  });

  test("a swap is approved only after the colleague accepted it", () => {
    const swap = { kind: "swap", state: "asked" } as const;
    expect(() => requestStateAfter(swap, "approve")).toThrow(broken("requestGone"));
    expect(requestStateAfter({ ...swap, state: "accepted" }, "approve")).toBe("done");
  });

  test("a decision keeps who decided, when and why", () => {
    const decided = { at: now, byName: "Marcus", note: "Too many hours" };
    expect(requestAfter(aRequest(), "deny", decided)).toMatchObject({
      state: "denied",
      waitsForManager: false,
      decidedByName: "Marcus",
      decisionNote: "Too many hours",
      version: 2,
    });
  });
});

describe("a request stands", () => {
  const changes = [
    { state: "changed" as const },
    { state: "cancelled" as const },
    { employeeId: anEmployeeId("ben") },
    { locationId: aLocationId("pier") },
    { endsAt: "2026-11-17T23:00:00.000Z" },
  ];

  test("while its shift is published and the one that was asked for", () => {
    expect(stillStands(aRequest(), () => open)).toBe(true);
    expect(stillStands(aRequest(), () => undefined)).toBe(false);
    for (const change of changes) {
      expect(stillStands(aRequest(), () => ({ ...open, ...change }))).toBe(false);
    }
    expect(stillStands(aRequest(), () => ({ ...open, note: "Bring keys" }))).toBe(true);
  });

  test("until its last moment", () => {
    expect(() => requireStanding(aRequest(), () => open, now)).not.toThrow();
    expect(() => requireStanding(aRequest(), () => open, open.startsAt)).toThrow(
      broken("requestGone"),
    );
  });
});

describe("how a shift is given", () => {
  const settings = { claims: "firstCome", swaps: "off", drops: "approval" } as const;
  const seen = aPublishedShift({ employeeId: null });

  test("by its own terms, else by those of the company; never where claims are off", () => {
    expect(claimModeOf(seen, {})).toBe("firstCome");
    expect(claimModeOf({ ...seen, claimMode: "approval" }, { exchange: settings })).toBe(
      "approval",
    );
    const off = { ...settings, claims: "off" } as const;
    expect(claimModeOf({ ...seen, claimMode: "firstCome" }, { exchange: off })).toBe("off");
    expect(claimModeOf({ ...seen, isGivenUp: true }, { exchange: off })).toBe("approval");
  });

  test("until it begins, or some hours before", () => {
    expect(claimsEndAt(seen)).toBe(seen.startsAt);
    expect(claimsEndAt({ ...seen, claimsEndHours: 24 })).toBe("2026-11-16T14:00:00.000Z");
  });

  test("equal open shifts are spots of one offer", () => {
    const [a, b, c] = [
      { ...seen, id: aShiftId("a") },
      { ...seen, id: aShiftId("b") },
      { ...seen, id: aShiftId("c"), note: "Bring keys" },
    ] as const;
    expect(offersOf([a, c, b]).map((spots) => spots.map(({ id }) => id))).toEqual([
      ["a", "b"],
      ["c"],
    ]);
    expect(isSameOffer(a, { ...b, employeeId: anEmployeeId("ana") })).toBe(false);
  });
});

test("claims are ranked, last those of employees who cannot work the shift any more", () => {
  const rank = { employeeId: anEmployeeId("ben") } as Parameters<typeof rankedClaims>[1][number];
  const claims = ["ana", "ben", "cleo"].map((name, place) => ({
    id: shiftRequestIdSchema.parse(name),
    employeeId: anEmployeeId(name),
    askedAt: `2026-11-16T12:0${9 - place}:00.000Z`,
  }));
  const found = rankedClaims(claims, [rank]);
  expect(found.map(({ employeeId }) => employeeId)).toEqual(["ben", "cleo", "ana"]);
  expect(found.map((one) => one.rank === null)).toEqual([false, true, true]);
});
