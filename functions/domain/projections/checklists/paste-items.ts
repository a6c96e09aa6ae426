import type { ImportField } from "../../kernel/csv/map-columns.ts";
import { cellsByField, headingKey, mapColumns } from "../../kernel/csv/map-columns.ts";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { signedNumber } from "../../kernel/formats/signed-number.ts";
import { plainLine } from "../../kernel/text/plain-text.ts";
import type {
  ChecklistItem,
  ChecklistItemId,
  ItemType,
  PasteProblem,
} from "../../records/checklists/checklist-item.ts";

export interface PastedItems {
  items: ChecklistItem[];
  /** By the number of the line, from 1. */
  problems: { line: number; problem: PasteProblem }[];
}

const fields: readonly ImportField[] = [
  { id: "section", label: "section", aliases: ["heading", "group"] },
  { id: "label", label: "label", aliases: ["item", "task", "question"] },
  { id: "help", label: "help", aliases: ["instructions", "note"] },
  { id: "type", label: "type" },
  { id: "required", label: "required", aliases: ["mandatory"] },
  { id: "min", label: "min", aliases: ["lowest"] },
  { id: "max", label: "max", aliases: ["highest"] },
  { id: "unit", label: "unit" },
  { id: "choices", label: "choices", aliases: ["options"] },
];

/**
 * The items of pasted text: a table whose first line names its columns, or plain lines. Of plain
 * lines "Kitchen:" and "# Kitchen" are headings, and signs of a list before a line are left out.
 */
export function pasteItems(text: string, newId: () => ChecklistItemId): PastedItems {
  const { header, rows } = readCsv(text);
  const map = mapColumns(header, fields);
  if (header.length < 2 || !map.includes("label")) return plainItems(text, newId);
  const pasted: PastedItems = { items: [], problems: [] };
  for (const { line, cells } of rows) {
    const item = itemOf(cellsByField(cells, map), newId);
    if (typeof item === "string") pasted.problems.push({ line, problem: item });
    else pasted.items.push(item);
  }
  return pasted;
}

function plainItems(text: string, newId: () => ChecklistItemId): PastedItems {
  let section = "";
  const items: ChecklistItem[] = [];
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const words = plainLine(line.replace(/^\s*(?:[-*•‣▪☐□]|\[[ xX]?\]|\d+[.)])\s+/u, ""));
    if (words === "") continue;
    const [heading] = /^(?:#+\s*.+|.+:)$/u.exec(words) ?? [];
    if (heading === undefined) items.push({ ...plainItem(newId()), section, label: words });
    else section = plainLine(heading.replace(/^#+\s*/u, "").replace(/:$/u, ""));
  }
  return { items, problems: [] };
}

/** A check that has to be made: what a new item begins with. */
export function plainItem(id: ChecklistItemId): ChecklistItem {
  const bounds = { min: null, max: null, unit: "" };
  const text = { section: "", label: "", help: "" };
  return {
    id,
    ...text,
    type: "check",
    isRequired: true,
    weight: 1,
    ...bounds,
    choices: [],
    failActions: ["alert"],
  };
}

function itemOf(
  cells: ReadonlyMap<string, string>,
  newId: () => ChecklistItemId,
): ChecklistItem | PasteProblem {
  const cell = (name: string) => plainLine(cells.get(name) ?? "");
  const label = cell("label");
  if (label === "") return "noLabel";
  const choices = cell("choices")
    .split(/\s*[|;/]\s*/u)
    .filter((choice) => choice !== "");
  const type = typeOf(cell("type"));
  if (type === null) return "unknownType";
  const [min, max] = [signedNumber(cell("min")), signedNumber(cell("max"))];
  if (min === undefined || max === undefined) return "unknownNumber";
  const unit = cell("unit") || (type === "temperature" ? "°C" : "");
  const isRequired = !/^(?:no|n|false|0|optional)$/iu.test(cell("required"));
  const said = { section: cell("section"), label, help: cell("help") };
  return { ...plainItem(newId()), ...said, type, isRequired, min, max, unit, choices };
}

const typeNames: Readonly<Record<ItemType, readonly string[]>> = {
  check: ["", "check", "checkbox", "tick", "done"],
  yesNo: ["yesno", "yesorno", "boolean"],
  number: ["number", "numeric", "count"],
  temperature: ["temperature", "temp"],
  text: ["text", "note", "comment"],
  choice: ["choice", "select", "list"],
  photo: ["photo", "picture", "image"],
  signature: ["signature", "sign"],
};

function typeOf(text: string): ItemType | null {
  const key = headingKey(text);
  const found = Object.entries(typeNames).find(([, names]) => names.includes(key));
  return (found?.[0] as ItemType | undefined) ?? null;
}
