import { z } from "zod/mini";
import {
  employeeIdSchema,
  locationIdSchema,
  NO_LOGIN,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Measures, ReportFact } from "./rollup.ts";
import { editMeasures } from "./rollup.ts";

/** An editor, an employee, a location, and the measures in their order. */
const packedSchema = z.array(
  z.tuple(
    [storedUserIdSchema, z.nullable(employeeIdSchema), z.nullable(locationIdSchema)],
    z.number(),
  ),
);

/** The edits of a day as one text. */
export function packEdits(facts: readonly ReportFact[]): string {
  const rows = facts.map(({ byUid = NO_LOGIN, employeeId, locationId, measures }) =>
    JSON.stringify([
      byUid,
      employeeId,
      locationId,
      ...editMeasures.map((name) => measures[name] ?? 0),
    ]),
  );
  return `[${rows.toSorted().join(",")}]`;
}

/** The edits of a day. Throws if the text is not one of `packEdits`. */
export function unpackEdits(day: LocalDate, text: string): ReportFact[] {
  return packedSchema
    .parse(JSON.parse(text))
    .map(([byUid, employeeId, locationId, ...numbers]) => ({
      byUid,
      employeeId,
      locationId,
      jobRoleId: null,
      day,
      paidOn: day,
      measures: measuresOf(numbers),
    }));
}

function measuresOf(numbers: readonly number[]): Measures {
  const named = editMeasures.map((name, place) => [name, numbers[place] ?? 0] as const);
  return Object.fromEntries(named.filter(([, number]) => number !== 0));
}
