import type { RawData } from "../store/company/raw-documents.ts";

/** True if a document has one of the fields. */
export function holdsAny(data: RawData, fields: readonly string[]): boolean {
  return fields.some((name) => name in data);
}

/** The document without the fields. */
export function without(data: RawData, fields: readonly string[]): RawData {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !fields.includes(name)));
}
