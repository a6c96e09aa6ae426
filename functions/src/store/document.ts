import type { DocumentData, DocumentSnapshot } from "firebase-admin/firestore";
import { isInstant } from "@crewline/domain/time/instant";
import type { z } from "zod";

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

/** The fields to be written: instants become timestamps; the id is the document's name. */
export function toDocument(value: object): DocumentData {
  return record(toFirestore({ ...value, id: undefined }));
}

/** A value for a document or for the filter of a query. The SDK turns a Date into a timestamp. */
export function toFirestore(value: unknown): unknown {
  if (typeof value === "string") return isInstant(value) ? new Date(value) : value;
  if (Array.isArray(value)) return value.map(toFirestore);
  return isRecord(value) ? mapFields(value, toFirestore) : value;
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
