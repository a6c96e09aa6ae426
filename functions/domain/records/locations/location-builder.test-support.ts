import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationRecord } from "./location-record.ts";
import { blankDetails } from "./location-record.ts";

/** Pier in New York, open for work, of which nothing else was set. */
export function aLocation(change: Partial<LocationRecord> = {}): LocationRecord {
  return {
    ...blankDetails,
    id: aLocationId("pier"),
    name: "Pier",
    address: "",
    timeZone: "America/New_York",
    status: "active",
    openingHours: {},
    version: 1,
    ...change,
  };
}
