import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import type { JudgedPosition } from "../../records/locations/judge-position.ts";
import { noGeofence } from "../../records/locations/geofence.ts";
import { positionFlags, requireAtLocation } from "./position-rules.ts";

const at = (verdict: JudgedPosition["verdict"]): JudgedPosition => ({
  verdict,
  locationId: aLocationId("harbor"),
  distanceMetres: 222,
  accuracyMetres: 10,
});
const harbor = (mode: (typeof noGeofence)["mode"]) => ({
  name: "Harbor",
  geofence: { ...noGeofence, mode },
});

describe("a clock-in from elsewhere", () => {
  test.each(["off", "flag", "approve"] as const)("is let through where the mode is %s", (mode) => {
    expect(() => requireAtLocation(harbor(mode), at("outside"))).not.toThrow();
  });

  test("is refused where only people who are there may clock in, with the distance", () => {
    expect(() => requireAtLocation(harbor("block"), at("outside"))).toThrow(
      broken("awayFromLocation", { where: "Harbor", metres: 222 }),
    );
    expect(() => requireAtLocation(harbor("block"), at("inside"))).not.toThrow();
  });

  test.each(["missing", "stale", "vague"] as const)(
    "is refused there, too, when the position is %s",
    (because) => {
      expect(() => requireAtLocation(harbor("block"), at(because))).toThrow(
        broken("positionUnknown", { where: "Harbor", because }),
      );
    },
  );
});

test.each([
  ["off", "outside", []],
  ["flag", "inside", []],
  ["flag", "outside", ["offSite"]],
  ["flag", "missing", ["noPosition"]],
  ["approve", "outside", ["offSite", "positionRequest"]],
  ["block", "stale", ["noPosition", "positionRequest"]],
] as const)("in mode %s an employee who is %s gets the flags %j", (mode, verdict, flags) => {
  expect(positionFlags(mode, at(verdict))).toEqual(flags);
});
