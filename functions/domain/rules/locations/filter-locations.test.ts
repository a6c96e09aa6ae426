import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { filterLocations } from "./filter-locations.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import { blankDetails } from "../../records/locations/location-record.ts";

const location = (
  name: string,
  status: LocationRecord["status"],
  address = "",
): LocationRecord => ({
  id: aLocationId(name.replaceAll(/[^A-Za-z]/gu, "")),
  name,
  address,
  timeZone: "UTC",
  status,
  openingHours: {},
  ...blankDetails,
  version: 1,
});
const cafe = location("Café Nord", "active", "1 Pier Road");
const old = location("Old Mill", "archived");
const both = [cafe, old];

test.each([
  [{ text: "", status: "active" }, [cafe]],
  [{ text: "", status: "archived" }, [old]],
  [{ text: "", status: "all" }, both],
  [{ text: "cafe", status: "all" }, [cafe]],
  [{ text: " pier ", status: "all" }, [cafe]],
  [{ text: "mill", status: "active" }, []],
])("locations are found by name, address and status: %o", (filter, expected) => {
  expect(filterLocations(both, filter)).toEqual(expected);
});
