import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type {
  CustomField,
  FieldLevel,
  FieldType,
} from "../../records/custom-fields/custom-field.ts";

interface Move<Value> {
  before: Value;
  after: Value;
}

/** What was edited of a custom field; null for what was not. */
export interface FieldEdits {
  renamedTo: string | null;
  type: Move<FieldType> | null;
  level: Move<FieldLevel> | null;
  isOwnEditable: boolean | null;
  hasOtherHelp: boolean;
  choices: {
    renamed: readonly { from: string; to: string }[];
    added: readonly string[];
    archived: readonly string[];
    restored: readonly string[];
    isReordered: boolean;
  };
}

export interface FieldTexts {
  unreadable: string;
  added: (field: Pick<CustomField, "label" | "type" | "level">) => string;
  archived: (label: string) => string;
  restored: (label: string) => string;
  reordered: (labels: string) => string;
  edited: (label: string, edits: FieldEdits, locale: Locale) => string;
}

const typeNames: Readonly<Record<FieldType, string>> = {
  text: "Text",
  number: "Number",
  date: "Date",
  choice: "Choice",
};

const levels: Readonly<Record<FieldLevel, string>> = {
  admins: "admins",
  managers: "admins and managers",
  employee: "admins, managers and the employee",
};

export const englishFieldTexts: FieldTexts = {
  unreadable: "Custom fields changed",
  added: ({ label, type, level }) =>
    `Custom field ${label} added (${typeNames[type].toLowerCase()}; ${levels[level]})`,
  archived: (label) => `Custom field ${label} archived`,
  restored: (label) => `Custom field ${label} restored`,
  reordered: (labels) => `Custom fields reordered: ${labels}`,
  edited: (label, edits, locale) => `Custom field ${label}: ${editTexts(edits, locale).join(", ")}`,
};

function editTexts({ choices, ...edits }: FieldEdits, locale: Locale): string[] {
  const { renamedTo, type, level, isOwnEditable, hasOtherHelp } = edits;
  return [
    ...(renamedTo === null ? [] : [`renamed to ${renamedTo}`]),
    ...(type === null ? [] : [`${typeNames[type.before]} → ${typeNames[type.after]}`]),
    ...(level === null
      ? []
      : [`visible to ${levels[level.after]} (before: ${levels[level.before]})`]),
    ...choiceTexts(choices, locale),
    ...(isOwnEditable === null
      ? []
      : [isOwnEditable ? "employees may edit their own" : "employees no longer edit their own"]),
    ...(hasOtherHelp ? ["other help text"] : []),
  ];
}

function choiceTexts(choices: FieldEdits["choices"], locale: Locale): string[] {
  const { renamed, added, archived, restored, isReordered } = choices;
  const told = (verb: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${verb} ${listed(names, locale)}`];
  const said = [
    ...told(
      "renamed",
      renamed.map(({ from, to }) => `${from} to ${to}`),
    ),
    ...told("added", added),
    ...told("archived", archived),
    ...told("restored", restored),
  ];
  return said.length === 0 && isReordered ? ["choices reordered"] : said;
}
