import { describe, expect, test } from "vitest";
import { aUserId, anEmployeeId } from "../../../kernel/ids/ids.test-support.ts";
import type { Cover } from "../../../records/schedules/cover-offer.ts";
import { closedOffers, newOffer, offerEnd, requireAnswerable } from "./cover-offers.ts";
import { aShift } from "../shift-builder.test-support.ts";

/** Tuesday 17 November, 9 to 17 in New York. */
const shift = aShift({ state: "published" });
const now = "2026-11-17T10:00:00.000Z";
const terms = { offeredByName: "Marcus", offeredAt: now, expiresAt: "2026-11-17T14:00:00.000Z" };
const [ben, cleo] = ["ben", "cleo"].map((name) => newOffer(shift, anEmployeeId(name), terms));
const cover: Cover = {
  id: shift.id,
  locationId: shift.locationId,
  employeeIds: [anEmployeeId("ben"), anEmployeeId("cleo")],
  state: "open",
  shiftVersion: 1,
  offeredBy: aUserId("marcus"),
  expiresAt: terms.expiresAt,
};

describe("an offer stands", () => {
  test("for its hours, and no longer than until the shift begins", () => {
    expect(offerEnd(shift, 1, now)).toBe("2026-11-17T11:00:00.000Z");
    expect(offerEnd(shift, 12, now)).toBe(shift.startsAt);
  });

  test("until the end of a shift that has begun without anyone", () => {
    expect(offerEnd(shift, 12, "2026-11-17T14:30:00.000Z")).toBe(shift.endsAt);
  });

  test("for no shift that is over, and none that staff do not see as it is planned", () => {
    expect(() => offerEnd(shift, 1, shift.endsAt)).toThrow("coverTooLate");
    for (const state of ["draft", "changed", "cancelled"] as const) {
      expect(() => offerEnd({ ...shift, state }, 1, now)).toThrow("coverUnpublished");
    }
  });
});

describe("an answer counts", () => {
  const answer = (change: object = {}) => {
    const {
      offer = ben,
      head = cover,
      at = now,
      planned = shift,
    } = change as {
      offer?: typeof ben;
      head?: Cover | null;
      at?: string;
      planned?: typeof shift;
    };
    if (offer === undefined) throw new Error("No offer.");
    return () => requireAnswerable(offer, head, { shift: planned, now: at });
  };

  test("while the offer stands", () => {
    expect(answer()).not.toThrow();
  });

  test("no more once someone was faster, it was withdrawn or its time is over", () => {
    expect(answer({ head: { ...cover, state: "filled" } })).toThrow("coverGone");
    expect(answer({ offer: { ...ben, state: "withdrawn" } })).toThrow("coverGone");
    expect(answer({ at: terms.expiresAt })).toThrow("coverGone");
  });

  test("no more once the shift was changed or cancelled", () => {
    expect(answer({ planned: { ...shift, version: 2 } })).toThrow("coverGone");
    expect(answer({ planned: { ...shift, state: "cancelled" } })).toThrow("coverGone");
  });
});

test("when one accepts, those who have not answered are told, those who declined are not", () => {
  if (ben === undefined || cleo === undefined) throw new Error("No offers.");
  const closed = closedOffers([ben, { ...cleo, state: "declined" }], "taken");
  expect(closed).toEqual([{ ...ben, state: "taken" }]);
});
