import { addDays } from "@crewline/domain/kernel/time/local-date";
import { randomUUID } from "node:crypto";
import { monday } from "../support/a-shift-plan.ts";
import type { Path, Row } from "./access/row.ts";
import type { Things } from "./access/things.ts";
import { farAhead } from "../support/today.ts";

type WagePath = Extract<Path, `wageChanges.${string}`>;

/** Each change is from a day of its own, so that none is a second one of the same rate. */
let changes = 0;
const nextDay = () => addDays("1950-01-01", (changes += 1));
const changeOf = ({ employeeId, locationId }: Things) => ({
  employeeId,
  locationId,
  jobRoleId: null,
  effectiveDate: nextDay(),
  rateTenThousandths: 200_000,
  reason: "merit" as const,
  note: "",
});
const rowsOf = (things: Things) => ({
  groupId: randomUUID(),
  title: "A test",
  rows: [{ key: "1", title: "Ana", changes: [changeOf(things)], fingerprint: null }],
});

/** The procedures of Wage Changes. */
export const wageRows = {
  "wageChanges.notices": { guard: "wageChanges.view" },
  "wageChanges.preview": {
    guard: "wageChanges.edit",
    input: (things) => ({ change: changeOf(things) }),
  },
  "wageChanges.add": {
    guard: "wageChanges.edit",
    input: (things) => ({ change: changeOf(things) }),
  },
  "wageChanges.cancelMany": {
    guard: "wageChanges.edit",
    input: ({ wageChangeId }, expectedVersion) => ({
      groupId: randomUUID(),
      title: "A test",
      rows: [{ key: "1", title: "Ana", wageChangeId, expectedVersion }],
    }),
    elsewhere: "each",
  },
  "wageChanges.previewRaise": {
    guard: "wageChanges.edit",
    input: ({ employeeId }) => ({
      employeeIds: [employeeId],
      raise: { kind: "percent", percentHundredths: 300, stepMinor: 1 },
      effectiveDate: farAhead,
    }),
  },
  "wageChanges.previewRow": {
    guard: "wageChanges.edit",
    input: ({ employeeId }) => ({
      employeeId,
      changes: [
        { jobRoleId: null, effectiveDate: monday, rateTenThousandths: 200_000, reason: "merit" },
      ],
    }),
  },
  "wageChanges.bulkRaise": { guard: "wageChanges.edit", input: rowsOf, elsewhere: "each" },
  "wageChanges.import": { guard: "wageChanges.edit", input: rowsOf, elsewhere: "each" },
  "wageChanges.recentBatches": { guard: "wageChanges.edit" },
  "wageChanges.undoBatch": {
    guard: "wageChanges.edit",
    input: ({ raiseId }) => ({ batchId: raiseId }),
    reach: "author",
  },
} as const satisfies { [P in WagePath]: Row<P> };
