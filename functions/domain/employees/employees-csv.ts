import type { ImportField } from "../csv/map-columns.ts";
import { writeCsv } from "../csv/write-csv.ts";
import type { FileTerms, PersonOnFile } from "./import-fields.ts";
import { employeeFields, RECORD_FIELD } from "./import-fields.ts";

/** The columns that an import understands. */
export const importFields: readonly ImportField[] = [...employeeFields, RECORD_FIELD];

/** Everything that a file can hold of the people: edited and imported, it changes what differs. */
export function employeesCsv(people: readonly PersonOnFile[], terms: FileTerms): string {
  return writeCsv(
    importFields.map(({ label }) => label),
    people.map((person) => [
      ...employeeFields.map((field) => field.write(person, terms)),
      person.employee.id,
    ]),
  );
}
