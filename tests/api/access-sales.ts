import { randomUUID } from "node:crypto";
import { monday } from "../support/a-shift-plan.ts";
import type { Row } from "./access/row.ts";
import type { Things } from "./access/things.ts";

const amounts = { totalMinor: 120_000, hours: null };
const rowOf = ({ locationId }: Things) => ({
  key: "1",
  title: "A test",
  locationId,
  day: monday,
  ...amounts,
  expectedVersion: 0,
});

type SalesPath =
  | "reports.saveSales"
  | "reports.knownSales"
  | "reports.importSales"
  | "reports.recentBatches"
  | "reports.undoBatch";

/** The procedures of sales. */
export const salesRows = {
  "reports.saveSales": {
    guard: "reports.enterSales",
    input: ({ locationId }) => ({
      locationId,
      firstDay: monday,
      lastDay: monday,
      days: [{ day: monday, ...amounts, source: "typed" as const }],
      expectedVersion: 0,
    }),
  },
  "reports.knownSales": {
    guard: "reports.enterSales",
    input: ({ locationId }) => ({ days: [{ locationId, day: monday }] }),
  },
  "reports.importSales": {
    guard: "reports.enterSales",
    input: (things) => ({ groupId: randomUUID(), title: "A test", rows: [rowOf(things)] }),
    elsewhere: "each",
  },
  "reports.recentBatches": { guard: "reports.enterSales" },
  "reports.undoBatch": {
    guard: "reports.enterSales",
    input: ({ salesBatchId }) => ({ batchId: salesBatchId }),
    reach: "author",
  },
} as const satisfies { [P in SalesPath]: Row<P> };
