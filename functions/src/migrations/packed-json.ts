import { isRecord } from "./name-book.ts";

/** A value that is stored as JSON, converted; the same text if nothing changes. */
export function inJson(text: unknown, convert: (value: unknown) => unknown): unknown {
  if (typeof text !== "string") return text;
  const value: unknown = JSON.parse(text);
  const next = convert(value);
  return next === value ? text : JSON.stringify(next);
}

/** A page of the directory with each of its people, who are JSON, converted. */
export function inPeople(data: unknown, convert: (person: unknown) => unknown): unknown {
  if (!isRecord(data) || !isRecord(data["people"])) return data;
  const { people } = data;
  const next = Object.entries(people).map(([id, text]) => [id, inJson(text, convert)] as const);
  return next.every(([id, text]) => people[id] === text)
    ? data
    : { ...data, people: Object.fromEntries(next) };
}

/** A bulk action with what undoing each of its rows reads, which is JSON, converted. */
export function inUndo(data: unknown, convert: (undo: unknown) => unknown): unknown {
  if (!isRecord(data) || !Array.isArray(data["rows"])) return data;
  const rows: unknown[] = data["rows"];
  const next = rows.map((row) => {
    if (!isRecord(row)) return row;
    const undoJson = inJson(row["undoJson"], convert);
    return undoJson === row["undoJson"] ? row : { ...row, undoJson };
  });
  return next.every((row, index) => row === rows[index]) ? data : { ...data, rows: next };
}
