import type { HeldSkill } from "@crewline/domain/records/skills/skill";
import { skillIdSchema } from "@crewline/domain/records/skills/skill";
import { eachOnce } from "@crewline/domain/rules/skills/held-skills";
import type { RawDocument } from "../store/company/raw-documents.ts";
import type { Migration, MigrationPage } from "./migration.ts";
import type { BookEntry } from "./name-book.ts";
import { isRecord, NameBook } from "./name-book.ts";
import { inPeople, inUndo } from "./packed-json.ts";

type SkillBook = NameBook<BookEntry>;

/** The conversion of the skills in the documents of each place. */
const places: Readonly<Record<string, (data: unknown, book: SkillBook) => unknown>> = {
  "": asIs,
  employees: (data, book) => withIds(data, book, { isArchived: false }),
  employeeIndex: (data, book) => inPeople(data, (person) => found(person, book)),
  batches: (data, book) =>
    inUndo(data, (undo) => {
      if (!isRecord(undo)) return undo;
      const employee = found(undo["employee"], book);
      return employee === undo["employee"] ? undo : { ...undo, employee };
    }),
};

/**
 * Makes a list of the skills that employees hold by name, and refers to them by id. Names that
 * differ in case or blanks become one skill; where one person holds it twice, the later end stays.
 * A name that only the undoing of a bulk action reads becomes an archived skill.
 */
export const skillsToIds: Migration = {
  id: "skills-to-ids",
  description: "Give skills ids in a list of the company, and refer to them by id.",
  places: Object.keys(places),
  step: ({ place, company, documents }: MigrationPage) => {
    const book: SkillBook = new NameBook(company["skills"], (entry) => entry);
    const convert = places[place] ?? asIs;
    const changed = documents.flatMap(({ path, data }): RawDocument[] => {
      const next = convert(data, book);
      return next === data || !isRecord(next) ? [] : [{ path, data: next }];
    });
    if (!book.isChanged) return changed;
    return [...changed, { path: "", data: { ...company, skills: book.entries } }];
  },
};

function asIs(data: unknown): unknown {
  return data;
}

function found(employee: unknown, book: SkillBook): unknown {
  return withIds(employee, book, { isArchived: true });
}

/** The employee with ids in the place of the names of skills; the same one if it has none. */
function withIds(employee: unknown, book: SkillBook, added: { isArchived: boolean }): unknown {
  if (!isRecord(employee) || !Array.isArray(employee["skills"])) return employee;
  const skills: unknown[] = employee["skills"];
  if (skills.every((skill) => !isRecord(skill) || !("name" in skill))) return employee;
  const held = skills.filter(isRecord).flatMap(({ name, skillId, expiresOn }): HeldSkill[] => {
    const id = skillIdSchema.safeParse(skillId ?? book.idOf(name, added)).data;
    const end = typeof expiresOn === "string" ? expiresOn : null;
    return id === undefined ? [] : [{ skillId: id, expiresOn: end }];
  });
  return { ...employee, skills: eachOnce(held) };
}
