import { codeOfIssue } from "@crewline/domain/kernel/issues/code-of-issue";
import type { DocumentData, DocumentSnapshot } from "firebase-admin/firestore";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Thing } from "@crewline/domain/rules/violations/thing";
import type { z } from "zod/mini";
import { log } from "../../platform/log.ts";
import { instantsOf, instantsOfField } from "./instants-of.ts";

/** The schema of a collection's documents, and what one is. */
export interface DocumentKind<T> {
  schema: z.ZodMiniType<T>;
  what: Thing;
}

/** The documents for a list on the screen, and those that do not fit their schema. */
export interface Readable<T, Id extends string = string> {
  found: T[];
  unreadable: number;
  unreadableIds: readonly Id[];
}

/**
 * A document in domain form: timestamps become instants and the id is added. Throws
 * unreadableRecord if it does not fit the schema, and logs which: bad data must not spread, and pay
 * is never computed without it.
 */
export function fromDocument<T>(snapshot: DocumentSnapshot, kind: DocumentKind<T>): T {
  const read = tryDocument(snapshot, kind);
  if (read === null) throw new RuleViolation("unreadableRecord", { what: kind.what });
  return read.document;
}

/** The documents that can be read; the others are logged, and counted for the reader. */
export function readableDocuments<T, Id extends string = string>(
  snapshots: readonly DocumentSnapshot[],
  kind: DocumentKind<T>,
): Readable<T, Id> {
  // The names of a collection's documents are the ids of its entity, also where one is unreadable.
  const read = snapshots.map((snapshot) => ({
    id: snapshot.id as Id,
    is: tryDocument(snapshot, kind),
  }));
  const unreadableIds = read.flatMap(({ id, is }) => (is === null ? [id] : []));
  const found = read.flatMap(({ is }) => (is === null ? [] : [is.document]));
  return { found, unreadable: unreadableIds.length, unreadableIds };
}

function tryDocument<T>(
  snapshot: DocumentSnapshot,
  { schema }: DocumentKind<T>,
): { document: T } | null {
  const parsed = schema.safeParse({ ...record(fromFirestore(snapshot.data())), id: snapshot.id });
  if (parsed.success) return { document: parsed.data };
  const issues = parsed.error.issues.map(
    (found) => `${found.path.join(".")}: ${codeOfIssue(found) ?? found.message}`,
  );
  tellOnce(snapshot.ref.path, issues);
  return null;
}

/** Documents that this process has reported; a list that is read often logs each one once. */
const told = new Set<string>();

function tellOnce(path: string, issues: readonly string[]): void {
  const key = `${path} ${issues.join("; ")}`;
  if (told.has(key)) return;
  told.add(key);
  log.error("a document cannot be read", { path, issues });
}

/** The fields of a document as stored, with timestamps as instants. */
export function plainData(data: object): Record<string, unknown> {
  return record(fromFirestore(data));
}

/** A document as stored, with its id and its timestamps as instants, without a schema. */
export function plainDocument(snapshot: DocumentSnapshot): Record<string, unknown> {
  return { id: snapshot.id, ...record(fromFirestore(snapshot.data())) };
}

/**
 * The fields to be written: an instant of the schema becomes a timestamp; the id is the document's
 * name.
 */
export function toDocument(value: object, schema: z.ZodMiniType): DocumentData {
  const convert = instantsOf(schema);
  return record(
    withoutGaps({ ...record(convert === null ? value : convert(value)), id: undefined }),
  );
}

/**
 * Returns the fields in which two versions of a document differ, as they are stored; undefined for
 * one that the later version does not have.
 */
export function changedFields(before: object, after: object, schema: z.ZodMiniType): DocumentData {
  const [former, later] = [toDocument(before, schema), toDocument(after, schema)];
  const names = Object.keys({ ...former, ...later });
  const isSame = (name: string) => JSON.stringify(former[name]) === JSON.stringify(later[name]);
  return Object.fromEntries(
    names.filter((name) => !isSame(name)).map((name) => [name, later[name] as unknown]),
  );
}

/** The value that a query compares a field of a document with, or the list of such values. */
export function toFilterValue(value: unknown, field: string, schema: z.ZodMiniType): unknown {
  const convert = instantsOfField(schema, field);
  if (convert === null) return value;
  return Array.isArray(value) ? value.map(convert) : convert(value);
}

/** Without undefined fields, which the SDK refuses. */
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
