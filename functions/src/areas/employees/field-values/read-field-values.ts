import type { FieldLevel } from "@crewline/domain/records/custom-fields/custom-field";
import type {
  FieldValuesPage,
  readFieldValuesSchema,
} from "@crewline/domain/records/custom-fields/field-inputs";
import type { ValuePage } from "@crewline/domain/records/custom-fields/field-values";
import {
  fieldsAt,
  levelsOfRole,
  levelsSeen,
} from "@crewline/domain/rules/custom-fields/seen-levels";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { readCompany } from "../../../store/company/read-company.ts";

const PAGE_ROWS = 200;

/**
 * Returns a page of the values of one level, of every employee within reach, for a file or a
 * search. Without fields on that level it reads nothing.
 */
export async function readFieldValues(
  actor: Actor,
  { level, from }: z.infer<typeof readFieldValuesSchema>,
): Promise<FieldValuesPage> {
  if (!levelsOfRole(actor.role).includes(level)) {
    throw new RuleViolation("notFound", { what: "customField" });
  }
  const store = await readCompany(actor.companyId);
  const fields = fieldsAt([level], (await store.customFields.book()).fields);
  if (fields.length === 0) return { fields, rows: [], next: null, unreadable: 0 };
  const { found, unreadable } = await store.fieldValues
    .at(level)
    .listReadable(from === null ? [] : [["employeeId", ">=", from]], {
      orderBy: ["employeeId", "asc"],
      limit: PAGE_ROWS + 1,
    });
  const rows = await reached(store, actor, { level, pages: found.slice(0, PAGE_ROWS) });
  return { fields, rows, next: found[PAGE_ROWS]?.employeeId ?? null, unreadable };
}

async function reached(
  { employees }: CompanyStore,
  actor: Actor,
  { level, pages }: { level: FieldLevel; pages: readonly ValuePage[] },
): Promise<ValuePage[]> {
  if (actor.role === "admin") return [...pages];
  const { found } = await employees.findReadable(pages.map(({ employeeId }) => employeeId));
  const seen = found.filter((employee) => levelsSeen(actor, employee).includes(level));
  const ids = new Set(seen.map(({ id }) => id));
  return pages.filter(({ employeeId }) => ids.has(employeeId));
}
