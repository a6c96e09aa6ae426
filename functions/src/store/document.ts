import type { DocumentData, DocumentSnapshot } from "firebase-admin/firestore";
import type { z } from "zod";
import { instantsOf, instantsOfField } from "./instants-of.ts";

/** How the documents of a collection are read: their schema, and their name in a sentence. */
export interface DocumentKind<T> {
  schema: z.ZodType<T>;
  what: string;
}

/**
 * A document as the domain knows it: timestamps become instants and the id is put in. Throws an
 * Error naming the document when it does not fit the schema: bad data must not travel on.
 */
export function fromDocument<T>(snapshot: DocumentSnapshot, { schema }: DocumentKind<T>): T {
  const parsed = schema.safeParse({ ...record(fromFirestore(snapshot.data())), id: snapshot.id });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Document ${snapshot.ref.path} cannot be read. ${issues.join("; ")}`);
}

/** A document as it is stored, with its id and its timestamps as instants, by no schema. */
export function plainDocument(snapshot: DocumentSnapshot): Record<string, unknown> {
  return { id: snapshot.id, ...record(fromFirestore(snapshot.data())) };
}

/**
 * The fields to be written: what the schema calls an instant becomes a timestamp; the id is the
 * document's name.
 */
export function toDocument(value: object, schema: z.ZodType): DocumentData {
  const convert = instantsOf(schema);
  return record(
    withoutGaps({ ...record(convert === null ? value : convert(value)), id: undefined }),
  );
}

/** The value that a query compares a field of a document with, or the list of such values. */
export function toFilterValue(value: unknown, field: string, schema: z.ZodType): unknown {
  const convert = instantsOfField(schema, field);
  if (convert === null) return value;
  return Array.isArray(value) ? value.map(convert) : convert(value);
}

/** Without the fields that are not there, which the SDK refuses. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  return isRecord(value) && !(value instanceof Date) ? mapFields(value, withoutGaps) : value;
}

function fromFirestore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromFirestore);
  if (!isRecord(value)) return value;
  return isTimestamp(value) ? value.toDate().toISOString() : mapFields(value, fromFirestore);
}

function mapFields(value: object, map: (field: unknown) => unknown): Record<string, unknown> {
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries.map(([name, field]) => [name, map(field)]));
}

function isTimestamp(value: object): value is { toDate: () => Date } {
  return "toDate" in value && typeof value.toDate === "function";
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? { ...value } : {};
}
