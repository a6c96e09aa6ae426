import { headingKey } from "../../kernel/csv/map-columns.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";

/** The content of a column of a pasted table. */
export type PeopleColumn =
  | "name"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "jobRole"
  | "rate"
  | "salary"
  | "location"
  | "payrollId";

const words: readonly (readonly [PeopleColumn, RegExp])[] = [
  ["firstName", /^(?:first|given) ?name$|^forename$/u],
  ["lastName", /^(?:last|family) ?name$|^surname$/u],
  ["name", /^(?:full |employee |staff )?name$|^(?:employee|person|staff|worker)$/u],
  ["email", /^e ?mail(?: address)?$|^mail$/u],
  ["phone", /^(?:(?:mobile|cell|tele) ?)?phone(?: (?:number|no))?$|^(?:mobile|cell|tel)$/u],
  ["jobRole", /^(?:job ?)?(?:role|title)$|^job$|^position$|^function$/u],
  ["rate", /^(?:hourly |pay )?(?:rate|wage|pay)(?: (?:per|an) hour)?$|^per hour$/u],
  ["salary", /^(?:annual |yearly )?salary(?: (?:per|a) year)?$/u],
  ["payrollId", /^(?:payroll|employee|staff) ?(?:id|number|no)$/u],
  ["location", /^(?:home )?(?:location|site|store|branch|place)(?: name)?$/u],
];

/** The columns that a line of headings names; `unread` are the headings that mean nothing here. */
export interface PeopleHeading {
  columns: readonly (PeopleColumn | null)[];
  /** Columns of custom fields, by the place of the column. */
  custom: readonly { index: number; field: CustomField }[];
  unread: readonly string[];
}

/**
 * The heading that the cells of a first line make, or null when they are a person. A heading names
 * the column of the name and one more, which may be a custom field by its label; a word alone is a
 * heading where `hasMoreLines` follow.
 */
export function headingOf(
  cells: readonly string[],
  { hasMoreLines, customFields }: { hasMoreLines: boolean; customFields: readonly CustomField[] },
): PeopleHeading | null {
  const custom = customColumns(cells, customFields);
  const isCustom = (index: number) => custom.some((column) => column.index === index);
  const columns = cells.map((cell, index) => (isCustom(index) ? null : columnOf(cell)));
  const known = columns.filter((column) => column !== null);
  const namesPeople = known.includes("name") || known.includes("firstName");
  const isHeading = known.length + custom.length > 1 || (hasMoreLines && cells.length === 1);
  if (!namesPeople || !isHeading) return null;
  const isUnread = (index: number) => columns[index] === null && !isCustom(index);
  const unread = cells.filter((cell, index) => cell !== "" && isUnread(index));
  return { columns, custom, unread };
}

/** The custom fields that cells name by their labels, each once. */
function customColumns(cells: readonly string[], customFields: readonly CustomField[]) {
  const keys = cells.map(headingKey);
  return customFields.flatMap((field) => {
    const index = keys.indexOf(headingKey(field.label));
    return index < 0 ? [] : [{ index, field }];
  });
}

function columnOf(cell: string): PeopleColumn | null {
  if (/\d/u.test(cell)) return null;
  const plain = cell
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, " ")
    .trim();
  return words.find(([, form]) => form.test(plain))?.[0] ?? null;
}
