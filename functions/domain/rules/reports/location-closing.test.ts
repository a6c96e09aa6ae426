import { expect, test } from "vitest";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { broken, brokenRule } from "../violations/broken.test-support.ts";
import { beginClosing, isUntouched } from "./closing.ts";
import {
  beginLocationClosing,
  closingOf,
  finishLocationClosing,
  giveUpLocationClosing,
  reopenedLocation,
} from "./location-closing.ts";

const days = { firstDay: "2026-03-02", lastDay: "2026-03-15" };
const at = "2026-03-16T09:00:00.000Z";
const harbor = locationIdSchema.parse("harbor");
const pier = locationIdSchema.parse("pier");
const attempt = (token: string, locationId = harbor) => ({ token, locationId, byName: "Max", at });

function closedAt(found: PayPeriodRecord | null, token: string, locationId = harbor) {
  const by = attempt(token, locationId);
  return finishLocationClosing(beginLocationClosing(found, days, by), { ...by, reason: null });
}

test("locations are closed one after the other, and the period stays open", () => {
  const both = closedAt(closedAt(null, "a"), "b", pier);
  expect(both.state).toBe("open");
  expect(both.locations.map(({ locationId, state }) => [locationId, state])).toEqual([
    ["harbor", "closed"],
    ["pier", "closed"],
  ]);
  expect(both.history.map(({ action, locationId }) => [action, locationId])).toEqual([
    ["closeLocation", "harbor"],
    ["closeLocation", "pier"],
  ]);
});

test("an attempt that was cut short is taken over by the next one, and can no longer finish", () => {
  const taken = beginLocationClosing(
    beginLocationClosing(null, days, attempt("a")),
    days,
    attempt("b"),
  );
  expect(() => finishLocationClosing(taken, { ...attempt("a"), reason: null })).toThrow(
    broken("staleVersion", { what: "payPeriod", changedBy: "Max" }),
  );
  expect(giveUpLocationClosing(taken, attempt("a"))).toBe(taken);
  expect(isUntouched(giveUpLocationClosing(taken, attempt("b")))).toBe(true);
});

test("a location is closed once, is reopened with a reason, and not in a period that is closed", () => {
  const closed = closedAt(null, "a");
  const lost = broken("staleVersion", { what: "payPeriod", changedBy: "Max" });
  expect(() => beginLocationClosing(closed, days, attempt("b"))).toThrow(lost);
  expect(giveUpLocationClosing(closed, attempt("a"))).toBe(closed);
  const reopening = { locationId: harbor, byName: "Max", at, reason: "A missed shift." };
  const open = reopenedLocation(closed, reopening);
  expect(closingOf(open, harbor)).toBeNull();
  expect(open.history.at(-1)).toMatchObject({
    action: "reopenLocation",
    reason: "A missed shift.",
  });
  expect(() => reopenedLocation(open, reopening)).toThrow(lost);
  const byName = "Olivia";
  const company = beginClosing(closed, days, { token: "c", byName, expectedVersion: 0 });
  expect(() => reopenedLocation(company, reopening)).toThrow(brokenRule("illegalTransition"));
  expect(() => beginLocationClosing(company, days, attempt("d", pier))).toThrow(
    brokenRule("illegalTransition"),
  );
});
