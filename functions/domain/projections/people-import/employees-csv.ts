import type { ImportField } from "../../kernel/csv/map-columns.ts";
import { writeCsv } from "../../kernel/csv/write-csv.ts";
import { fileFields } from "./custom-columns.ts";
import type { FileTerms, PersonOnFile } from "./file-terms.ts";
import { RECORD_FIELD } from "./import-fields.ts";

/** The columns that an import understands. */
export function importFields(terms: Pick<FileTerms, "customFields">): ImportField[] {
  return [...fileFields(terms), RECORD_FIELD];
}

/** Everything that a file can hold of the people: edited and imported, it changes what differs. */
export function employeesCsv(people: readonly PersonOnFile[], terms: FileTerms): string {
  const fields = fileFields(terms);
  return writeCsv(
    importFields(terms).map(({ label }) => label),
    people.map((person) => [
      ...fields.map((field) => field.write(person, terms)),
      person.employee.id,
    ]),
  );
}
