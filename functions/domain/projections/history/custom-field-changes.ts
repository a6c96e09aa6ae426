import type { Locale } from "../../kernel/formats/locale.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import { activeFields, customFieldSchema } from "../../records/custom-fields/custom-field.ts";
import { levelWords, typeWords } from "../../words/custom-fields/field-words.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { FieldWords } from "./field-words.ts";

/** The differences between two states of a company's custom fields, one change for each field. */
export function customFieldChanges(
  before: readonly CustomField[],
  after: readonly CustomField[],
): RecordChange[] {
  const changed = after.flatMap((field): RecordChange[] => {
    const old = before.find(({ id }) => id === field.id);
    const [from, to] = [old === undefined ? null : textOf(old), textOf(field)];
    return from === to ? [] : [{ field: "customField", before: from, after: to }];
  });
  const orders = [before, after].map((fields) => orderOf(fields));
  const [from = null, to = null] = orders;
  const isReordered = changed.length === 0 && from !== to;
  return isReordered ? [{ field: "customFieldOrder", before: from, after: to }] : changed;
}

/** A field without its place, which changes with that of its neighbours. */
function textOf(field: CustomField): string {
  return JSON.stringify({ ...field, position: 0 });
}

function orderOf(fields: readonly CustomField[]): string {
  return JSON.stringify(activeFields(fields).map(({ label }) => label));
}

/** The changes in words, for the company's history. */
export const customFieldWords: Readonly<Record<string, FieldWords>> = {
  customField: (before, after, locale) => fieldLine(readField(before), readField(after), locale),
  customFieldOrder: (_before, after, locale) =>
    `Custom fields reordered: ${Array.isArray(after) ? listed(after.map(String), locale, 20) : "–"}`,
};

function readField(value: unknown): CustomField | null {
  return customFieldSchema.safeParse(value).data ?? null;
}

/** "Custom field Shirt size: renamed to T-shirt size, added XL". */
function fieldLine(before: CustomField | null, after: CustomField | null, locale: Locale): string {
  if (after === null) return "Custom fields changed";
  if (before === null) {
    const [type, level] = [typeWords[after.type], levelWords[after.level]];
    return `Custom field ${after.label} added (${type.toLowerCase()}; ${level.toLowerCase()})`;
  }
  if (before.isArchived !== after.isArchived) {
    return `Custom field ${after.label} ${after.isArchived ? "archived" : "restored"}`;
  }
  const said = [
    ...(before.label === after.label ? [] : [`renamed to ${after.label}`]),
    ...(before.type === after.type ? [] : [`${typeWords[before.type]} → ${typeWords[after.type]}`]),
    ...(before.level === after.level ? [] : [levelLine(before, after)]),
    ...choiceLines(before, after, locale),
    ...(before.isOwnEditable === after.isOwnEditable ? [] : [ownLine(after)]),
    ...(before.help === after.help ? [] : ["other help text"]),
  ];
  return `Custom field ${before.label}: ${said.join(", ")}`;
}

function ownLine({ isOwnEditable }: CustomField): string {
  return isOwnEditable ? "employees may edit their own" : "employees no longer edit their own";
}

function levelLine(before: CustomField, after: CustomField): string {
  return `visible to ${levelWords[after.level].toLowerCase()} (before: ${levelWords[before.level].toLowerCase()})`;
}

function choiceLines(before: CustomField, after: CustomField, locale: Locale): string[] {
  const old = new Map(before.choices.map((choice) => [choice.id, choice]));
  const added = after.choices.filter(({ id }) => !old.has(id));
  const archived = after.choices.filter(
    (now) => now.isArchived && old.get(now.id)?.isArchived === false,
  );
  const restored = after.choices.filter(
    (now) => !now.isArchived && old.get(now.id)?.isArchived === true,
  );
  const renamed = after.choices.flatMap(({ id, name }) => {
    const from = old.get(id)?.name ?? name;
    return from === name ? [] : [`${from} to ${name}`];
  });
  const names = (choices: CustomField["choices"]) => choices.map(({ name }) => name);
  const parts = [
    part("renamed", renamed, locale),
    part("added", names(added), locale),
    part("archived", names(archived), locale),
    part("restored", names(restored), locale),
  ].flat();
  const isMoved = parts.length === 0 && order(before) !== order(after);
  return isMoved ? ["choices reordered"] : parts;
}

function order({ choices }: CustomField): string {
  return choices.map(({ id }) => id).join();
}

function part(verb: string, names: readonly string[], locale: Locale): string[] {
  return names.length === 0 ? [] : [`${verb} ${listed(names, locale)}`];
}
