import { importWords } from "../../words/imports/import-words.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { entryName } from "../../rules/company-lists/find-entry.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import { readDay } from "../../kernel/csv/read-day.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { employmentTypeSchema } from "../../records/employees/employee.ts";
import { nameKey } from "../../kernel/text/name-key.ts";
import { employmentTypeWords } from "../../words/employees/employment-words.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import { hoursCell, readHours } from "../../kernel/formats/hours-text.ts";
import { readNames, readSkills } from "../../rules/employees/list-cells.ts";
import type { FileTerms, Changes, EmployeeField } from "./file-terms.ts";

export const orNull = (text: string) => (text === "" ? null : text);

/** The names of a cell, in the company's spelling; a code stands for its role. */
export function readJobRoles(text: string, roles: readonly JobRole[]): string[] {
  const known = roles.flatMap(({ name, code }) => (code === "" ? [name] : [name, code]));
  const names = readNames(text, known).map((one) => entryName(roles, one));
  return [...new Set(names)];
}

/** The skills of a cell, each once, in the company's spelling; a code stands for its skill. */
export function readHeldSkills(
  text: string,
  { dayOrder, skills, locale }: FileTerms,
): Changes | string {
  const known = skills.map(({ name }) => name);
  const read = readSkills(text, dayOrder, known);
  if ("noDay" in read) return importWords(locale).noSkillDay(read.noDay);
  const named = read.skills.map(({ name, expiresOn }) => ({
    name: entryName(skills, name),
    expiresOn,
  }));
  const keys = named.map(({ name }) => nameKey(name));
  const twice = named.find(({ name }, index) => keys.indexOf(nameKey(name)) < index);
  return twice === undefined ? { namedSkills: named } : importWords(locale).listedTwice(twice.name);
}

/** The names of an employee's locations; one that no longer exists keeps its id. */
export function locationsText(
  { locationIds }: Pick<Employee, "locationIds">,
  locations: FileTerms["locations"],
): string {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return locationIds.map((id) => names.get(id) ?? id).join("; ");
}

export function readLocations(text: string, { locations, locale }: FileTerms): Changes | string {
  const names = readNames(
    text,
    locations.map(({ name }) => name),
  );
  if (names.length === 0) return importWords(locale).personNeedsLocation;
  const ids: LocationId[] = [];
  for (const name of names) {
    const found = locations.find((place) => place.name.toLowerCase() === name.toLowerCase());
    if (found === undefined) return importWords(locale).noLocation(name);
    ids.push(found.id);
  }
  return { employee: { locationIds: ids } };
}

export function readEmploymentType(text: string, { locale }: FileTerms): Changes | string {
  if (text === "") return { employee: { employmentType: null } };
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z]/gu, "");
  const words = employmentTypeWords(locale);
  const found = employmentTypeSchema.options.find((type) => plain(words[type]) === plain(text));
  const known = Object.values(words).join(", ");
  return found === undefined
    ? importWords(locale).noEmploymentType(text, known)
    : { employee: { employmentType: found } };
}

type HoursName = "contractSecondsPerWeek" | "minSecondsPerWeek" | "maxSecondsPerWeek";

export function hoursField(
  id: HoursName,
  label: string,
  aliases: readonly string[],
): EmployeeField {
  return {
    id,
    label,
    aliases,
    write: ({ employee }) => hoursCell(employee[id]),
    read: (text, { locale }) => {
      const seconds = text === "" ? null : readHours(text);
      if (text !== "" && seconds === null) return importWords(locale).noHours(text);
      return { employee: { [id]: seconds } };
    },
  };
}

export function phoneOf(
  text: string,
  { phones, locale }: FileTerms,
  changes: (phone: string | null) => Changes,
): Changes | string {
  if (text === "") return changes(null);
  const { number, problem } = phones.read(text);
  return problem === null ? changes(number) : fieldSentence(problem, locale);
}

export function dayOf(
  text: string,
  { dayOrder, locale }: FileTerms,
  changes: (day: string | null) => Changes,
): Changes | string {
  if (text === "") return changes(null);
  const day = readDay(text, dayOrder);
  return day === null ? importWords(locale).noDay(text) : changes(day);
}
