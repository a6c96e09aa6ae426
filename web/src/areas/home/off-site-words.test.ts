import { aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { describe, expect, test } from "vitest";
import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import type { JudgedPosition } from "@crewline/domain/records/locations/judge-position";
import { noGeofence } from "@crewline/domain/records/locations/geofence";
import { offSiteText } from "./off-site-words.ts";

const harbor = (mode: "flag" | "approve" | "block") => ({
  name: "Harborside",
  geofence: { ...noGeofence, mode },
});
const at = (change: Partial<JudgedPosition>): JudgedPosition => ({
  verdict: "outside",
  locationId: aLocationId("harbor"),
  distanceMetres: 820,
  accuracyMetres: 12,
  ...change,
});

describe("an off-site punch", () => {
  test("tells the employee how far away it was recorded, and who sees it", () => {
    expect(offSiteText(at({}), harbor("flag"), onDevice)).toBe(
      "Recorded about 820 m from Harborside. Your manager can see this.",
    );
  });

  test.each(["approve", "block"] as const)("tells that a manager decides in mode %s", (mode) => {
    expect(offSiteText(at({ distanceMetres: 12_340 }), harbor(mode), onDevice)).toBe(
      "Recorded about 12.3 km from Harborside. Your manager decides whether it counts.",
    );
  });

  test("tells when no position could be used", () => {
    expect(
      offSiteText(at({ verdict: "stale", distanceMetres: null }), harbor("flag"), onDevice),
    ).toContain("Recorded without your position");
  });

  test("tells nothing at the location, or where no position is asked for", () => {
    expect(offSiteText(at({ verdict: "inside" }), harbor("flag"), onDevice)).toBeNull();
    expect(offSiteText(null, harbor("flag"), onDevice)).toBeNull();
  });
});
