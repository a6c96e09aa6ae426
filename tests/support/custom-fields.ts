import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { CustomFieldId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CustomField, FieldBook } from "@crewline/domain/records/custom-fields/custom-field";
import type { FieldDraft } from "@crewline/domain/records/custom-fields/field-inputs";
import type { FieldValue } from "@crewline/domain/records/custom-fields/field-values";
import { versionOf } from "@crewline/domain/records/custom-fields/field-values";
import { levelsOfRole } from "@crewline/domain/rules/custom-fields/seen-levels";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { Member, TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

export const bookIn = async ({ read }: TestCompany): Promise<FieldBook> =>
  (await read()).customFields.book();

/** A text for admins and managers. */
export const blankField: FieldDraft = {
  label: "",
  type: "text",
  level: "managers",
  isOwnEditable: false,
  help: "",
  choices: [],
};

/** Adds a field of the company, by default a text for admins and managers; returns its id. */
export async function aCustomField(
  company: TestCompany,
  change: Partial<FieldDraft> & { label: string },
): Promise<CustomFieldId> {
  const { version: expectedVersion } = await bookIn(company);
  const field = { ...blankField, ...change };
  const input = { ...anAttempt(), expectedVersion, fieldId: null, field };
  return (await company.owner.api.settings.saveCustomField.mutate(input)).fieldId;
}

/** New choices of these names. */
export const choicesOf = (...names: string[]): FieldDraft["choices"] =>
  names.map((name) => ({ id: null, name, isArchived: false }));

export async function fieldIn(company: TestCompany, fieldId: CustomFieldId): Promise<CustomField> {
  const found = (await bookIn(company)).fields.find(({ id }) => id === fieldId);
  if (found === undefined) throw new Error("There is no such field.");
  return found;
}

/** Changes a field as its form does: with all unchanged values. */
export async function changeField(
  company: TestCompany,
  fieldId: CustomFieldId,
  change: Partial<FieldDraft>,
) {
  const { label, type, level, isOwnEditable, help, choices } = await fieldIn(company, fieldId);
  const field = { label, type, level, isOwnEditable, help, choices, ...change };
  const { version: expectedVersion } = await bookIn(company);
  const input = { ...anAttempt(), expectedVersion, fieldId, field };
  return company.owner.api.settings.saveCustomField.mutate(input);
}

interface Wanted {
  employeeId: EmployeeId;
  values: Readonly<Record<CustomFieldId, FieldValue | null>>;
  role?: Role;
  expectedVersion?: number;
}

/** Saves values as a member with this role, with the version they see. */
export async function saveValues(
  company: TestCompany,
  { api }: Pick<Member, "api">,
  { employeeId, values, role = "admin", expectedVersion }: Wanted,
) {
  const pages = await (await company.read()).fieldValues.pagesOf(employeeId);
  const seen = pages.filter(({ level }) => levelsOfRole(role).includes(level));
  return api.employees.saveFieldValues.mutate({
    ...anAttempt(),
    employeeId,
    expectedVersion: expectedVersion ?? versionOf(seen),
    values: entriesById(values).map(([fieldId, value]) => ({ fieldId, value })),
  });
}

/** The content of an employee's document of each level. */
export async function storedValues({ read }: TestCompany, employeeId: EmployeeId) {
  const pages = await (await read()).fieldValues.pagesOf(employeeId);
  return Object.fromEntries(pages.map(({ level, values }) => [level, values] as const));
}
