import { expect, test } from "vitest";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { broken } from "../violations/broken.test-support.ts";
import {
  closedPeriodOf,
  closedUntil,
  isClosedWeek,
  isLocked,
  requireOpenDays,
} from "./period-lock.ts";

const harbor = locationIdSchema.parse("harbor");
const pier = locationIdSchema.parse("pier");
const closing = { locationId: pier, token: "a", byName: "Max", at: "2026-11-30T09:00:00.000Z" };
const closed = {
  firstDay: "2026-11-02",
  lastDay: "2026-11-15",
  state: "exported" as const,
  locations: [],
};
const open = {
  firstDay: "2026-11-16",
  lastDay: "2026-11-29",
  state: "open" as const,
  locations: [{ ...closing, state: "closed" as const }],
};
const periods = [closed, open];

test("the first and the last day of a closed period are closed, their neighbours are not", () => {
  expect(closedPeriodOf("2026-11-02", periods)).toBe(closed);
  expect(closedPeriodOf("2026-11-15", periods)).toBe(closed);
  expect(closedPeriodOf("2026-11-01", periods)).toBeNull();
  expect(closedPeriodOf("2026-11-16", periods)).toBeNull();
});

test("time that reaches into a closed period is refused with the days of that period", () => {
  const at = (first: string, last: string) => () =>
    requireOpenDays({ first, last, locationId: harbor }, periods);
  const refused = broken("periodLocked", { firstDay: "2026-11-02", lastDay: "2026-11-15" });
  expect(at("2026-11-15", "2026-11-16")).toThrow(refused);
  expect(at("2026-11-01", "2026-11-02")).toThrow(refused);
  expect(at("2026-11-16", "2026-11-17")).not.toThrow();
});

test("a location that is closed first locks its own days, each of them, and no other location's", () => {
  const days = { firstDay: "2026-11-16", lastDay: "2026-11-29" };
  const at = (first: string, last: string, locationId = pier) => ({ first, last, locationId });
  const refuse =
    (reach: ReturnType<typeof at>, state: "closing" | "closed" = "closed") =>
    () =>
      requireOpenDays(reach, [closed, { ...open, locations: [{ ...closing, state }] }]);
  expect(refuse(at("2026-11-16", "2026-11-16"))).toThrow(broken("locationLocked", days));
  expect(refuse(at("2026-11-29", "2026-11-30"))).toThrow(broken("locationLocked", days));
  expect(refuse(at("2026-11-20", "2026-11-20"), "closing")).toThrow(broken("periodClosing", days));
  expect(refuse(at("2026-11-30", "2026-11-30"))).not.toThrow();
  expect(refuse(at("2026-11-16", "2026-11-29", harbor))).not.toThrow();
  expect([isLocked("2026-11-20", pier, periods), isLocked("2026-11-20", harbor, periods)]).toEqual([
    true,
    false,
  ]);
});

test("a period is closed until its last day in the company, or only at a location", () => {
  const at = [harbor, pier] as const;
  expect(at.map((place) => closedUntil(place, closed))).toEqual(["2026-11-15", "2026-11-15"]);
  expect(at.map((place) => closedUntil(place, open))).toEqual([null, "2026-11-29"]);
  expect(closedUntil(harbor, null)).toBeNull();
});

test("a week is closed when all of its days are, be it by two periods", () => {
  const next = { ...open, firstDay: "2026-11-16", state: "closed" as const };
  expect(isClosedWeek("2026-11-09", periods)).toBe(true);
  expect(isClosedWeek("2026-11-12", periods)).toBe(false);
  expect(isClosedWeek("2026-11-12", [closed, next])).toBe(true);
});
