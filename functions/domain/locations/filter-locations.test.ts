import { expect, test } from "vitest";
import { filterLocations } from "./filter-locations.ts";
import type { Location } from "./location.ts";
import { noDetails } from "./location.ts";

const location = (name: string, status: Location["status"], address = ""): Location => ({
  id: name,
  name,
  address,
  timeZone: "UTC",
  status,
  openingHours: {},
  ...noDetails,
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
