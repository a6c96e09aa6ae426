import { nameKey } from "../../kernel/text/name-key.ts";
import { findEntry } from "../../rules/company-lists/find-entry.ts";
import { importWords } from "../../words/imports/import-words.ts";
import { punchImportWords } from "../../words/imports/punch-import-words.ts";
import { personMatcher } from "../people-import/match-person.ts";
import type { CellOf, LineWork, PunchPerson, PunchPlace, PunchTerms } from "./punch-terms.ts";

const MOST_DEVICE = 80;
const MOST_NOTE = 500;

/**
 * Reads whose work a line tells of, and where: the employee by record ID, payroll ID, e-mail, and
 * in a file with none of these by a name that one employee alone has. Returns a sentence for a line
 * that names none, or a place out of reach.
 */
export function lineReader(terms: PunchTerms): (cell: CellOf) => LineWork | string {
  const personOf = punchPersonOf(terms);
  return (cell) => {
    const person = personOf(cell);
    if (typeof person === "string") return person;
    const place = placeOf(cell("location"), person, terms);
    if (typeof place === "string") return place;
    const role = cell("jobRole");
    const jobRole = findEntry(terms.jobRoles, role);
    if (role !== "" && jobRole === undefined) return importWords(terms.locale).noJobRole(role);
    const { id: employeeId, name } = person.employee;
    return {
      employeeId,
      name,
      place,
      jobRoleId: jobRole?.id ?? null,
      device: cell("device").slice(0, MOST_DEVICE) || null,
      note: cell("note").slice(0, MOST_NOTE),
    };
  };
}

/** Finds the employee of a line; a sentence where it names none. */
export function punchPersonOf({
  people,
  locale,
}: Pick<PunchTerms, "people" | "locale">): (cell: CellOf) => PunchPerson | string {
  const match = personMatcher(people);
  const byName = Map.groupBy(people, ({ employee }) => nameKey(employee.name));
  const [words, own] = [importWords(locale), punchImportWords(locale)];
  return (cell) => {
    const [recordId, payrollId, email] = [cell("recordId"), cell("payrollId"), cell("email")];
    if (recordId + payrollId + email !== "") {
      const found = match({ recordId, payrollId, email });
      if (found === null)
        return payrollId === "" ? words.noEmail(email) : words.noPayrollId(payrollId);
      return typeof found === "string" ? words[found] : found;
    }
    const name = cell("name") || `${cell("firstName")} ${cell("lastName")}`.trim();
    if (name === "") return own.whoMissing;
    const [person, another] = byName.get(nameKey(name)) ?? [];
    if (person === undefined) return own.noName(name);
    return another === undefined ? person : own.twoOfName(name);
  };
}

function placeOf(
  name: string,
  { employee }: PunchPerson,
  { locations, locationId, isInReach, locale }: PunchTerms,
): PunchPlace | string {
  const own = employee.locationIds.find(isInReach) ?? employee.locationIds[0];
  const place =
    name === ""
      ? locations.find(({ id }) => id === (locationId ?? own))
      : locations.find((one) => nameKey(one.name) === nameKey(name));
  if (place === undefined) {
    return name === ""
      ? punchImportWords(locale).noPlace(employee.name)
      : importWords(locale).noLocation(name);
  }
  return isInReach(place.id) ? place : punchImportWords(locale).otherPlace(place.name);
}
