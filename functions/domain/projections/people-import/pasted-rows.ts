import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { idSchema } from "../../kernel/fields/fields.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { EmployeeRow } from "../../rules/employees/employee-inputs.ts";
import { addEmployeesSchema } from "../../rules/employees/employee-inputs.ts";
import { firstRateOf } from "../../rules/employees/first-rate.ts";
import type { PeopleLine } from "./parse-people.ts";

export interface PasteTerms {
  /** The locations of people whose line names none. */
  locationIds: readonly LocationId[];
  /** The first day of the rates. */
  ratesFrom: LocalDate;
  currency: Currency;
}

/** The schema of pasted lines: where every line names a place, none has to be chosen. */
export function pasteSchema(lines: readonly PeopleLine[]) {
  const { people, locationIds, ratesFrom } = addEmployeesSchema.shape;
  const namesAll = lines.every((line) => line.person === null || line.locationId !== null);
  const where = namesAll ? z.array(idSchema) : locationIds;
  return z.object({ people, locationIds: where, ratesFrom });
}

/** One row for each understood line, known by the number of the line. */
export function pastedRows(lines: readonly PeopleLine[], terms: PasteTerms): EmployeeRow[] {
  return lines.flatMap((line) => {
    if (line.person === null) return [];
    const { name, email, phone, jobRole } = line.person;
    return {
      key: String(line.line),
      title: name,
      employeeId: null,
      expectedVersion: null,
      expectedProfileVersion: null,
      employee: {
        name,
        locationIds: line.locationId === null ? [...terms.locationIds] : [line.locationId],
      },
      profile: { email, phone },
      namedSkills: null,
      jobRoleNames: jobRole === null ? [] : [jobRole],
      fields: line.fields,
      expectedFieldsVersion: null,
      firstRate: firstRateOf(line.person, { from: terms.ratesFrom, currency: terms.currency }),
    };
  });
}
