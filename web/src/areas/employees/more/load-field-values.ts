import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { AllFieldValues } from "@crewline/domain/rules/custom-fields/all-field-values";
import { joinFieldValues } from "@crewline/domain/rules/custom-fields/all-field-values";
import type { FieldLevel } from "@crewline/domain/records/custom-fields/custom-field";
import type { FieldValuesPage } from "@crewline/domain/records/custom-fields/field-inputs";
import { levelsOfRole } from "@crewline/domain/rules/custom-fields/seen-levels";
import { trpcClient } from "../../../api/trpc.ts";

/** Custom fields of everyone within reach, page by page; the server decides who that is. */
export async function loadFieldValues(role: Role): Promise<AllFieldValues> {
  const pages = await Promise.all(levelsOfRole(role).map(pagesOf));
  return joinFieldValues(pages.flat());
}

async function pagesOf(level: FieldLevel): Promise<FieldValuesPage[]> {
  const pages: FieldValuesPage[] = [];
  let from: EmployeeId | null = null;
  do {
    const page: FieldValuesPage = await trpcClient.employees.fieldValues.query({ level, from });
    pages.push(page);
    from = page.next;
  } while (from !== null);
  return pages;
}
