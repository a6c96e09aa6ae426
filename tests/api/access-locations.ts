import { randomUUID } from "node:crypto";
import type { Path, Row } from "./access/row.ts";

type LocationsPath = Extract<Path, `locations.${string}`>;

const timeZone = "America/New_York";
const place = () => ({ name: randomUUID(), address: "", timeZone, openingHours: {} });

/** The procedures of Locations. */
export const locationsRows = {
  "locations.add": { guard: "locations.edit", input: () => ({ location: place() }) },
  "locations.duplicate": {
    guard: "locations.edit",
    input: ({ locationId }) => ({ locationId, name: randomUUID() }),
  },
  "locations.save": {
    guard: "locations.edit",
    input: ({ locationId }, expectedVersion) => ({
      expectedVersion,
      locationId,
      location: place(),
    }),
  },
  "locations.previewZone": {
    guard: "locations.edit",
    input: ({ locationId }) => ({ locationId, timeZone: "Europe/Berlin" }),
  },
  "locations.archiveMany": {
    guard: "locations.edit",
    input: ({ locationId }, expectedVersion) => ({
      groupId: randomUUID(),
      title: "A test",
      movesPeopleTo: null,
      rows: [{ key: "1", title: "Harbor", locationId, expectedVersion }],
    }),
    elsewhere: "each",
  },
  "locations.restore": {
    guard: "locations.edit",
    input: ({ locationId }, expectedVersion) => ({ expectedVersion, locationId }),
  },
  "locations.previewArchive": {
    guard: "locations.edit",
    input: ({ locationId }) => ({ locationIds: [locationId] }),
  },
  "locations.holidays": {
    guard: "locations.edit",
    input: () => ({ country: "US", region: null, year: 2026 }),
  },
  "locations.history": {
    guard: "locations.edit",
    input: ({ locationId }) => ({ locationId, from: null }),
  },
  "locations.saveRows": {
    guard: "locations.edit",
    input: ({ locationId }, expectedVersion) => ({
      groupId: randomUUID(),
      title: "A test",
      rows: [{ key: "1", title: "Harbor", locationId, expectedVersion, location: { phone: "" } }],
    }),
    elsewhere: "each",
  },
  "locations.pairKiosk": {
    guard: "locations.edit",
    input: ({ locationId }) => ({ locationId, name: "Front desk" }),
  },
  "locations.unpairKiosk": { guard: "locations.edit", input: ({ kioskId }) => ({ kioskId }) },
  "locations.recentBatches": { guard: "locations.edit" },
  "locations.undoBatch": {
    guard: "locations.edit",
    input: ({ locationBatchId }) => ({ batchId: locationBatchId }),
    reach: "author",
  },
} as const satisfies { [P in LocationsPath]: Row<P> };
