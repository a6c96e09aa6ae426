import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";

/** One condition on a field, in the terms of Firestore. */
export interface LiveFilter {
  field: string;
  operator: "==" | ">=" | "<=" | "in" | "array-contains-any";
  value: string | boolean | readonly string[] | null;
}

export interface LiveOrder {
  field: string;
  direction: "asc" | "desc";
}

/** One target of a listener: a document, or the matching documents of a collection. */
export type LiveQuery =
  | { kind: "document"; path: string }
  | {
      kind: "list";
      path: string;
      filters: readonly LiveFilter[];
      order: readonly LiveOrder[];
      limit: number;
    };

/** A document as it came, its timestamps already instants. */
export interface StoredDocument {
  id: string;
  data: Readonly<Record<string, unknown>>;
}

/** The change of one snapshot of one query: all ids in order, and the documents that are new. */
export interface LiveChange {
  ids: readonly string[];
  changed: readonly StoredDocument[];
}

/** Gathers the changes of a source's queries into its value; rows that stay keep their identity. */
export interface LiveCollector<T> {
  /** Returns whether the change made a difference. */
  take(queryIndex: number, change: LiveChange): boolean;
  isEmpty(): boolean;
  value(): T;
  /** The ids of documents that the value leaves out because they could not be read. */
  unreadable(): readonly string[];
}

/**
 * Data that a component asks for with `useLive`: equal keys share one listener. A source with
 * several queries has the documents of all of them; with none it is empty at once.
 */
export interface LiveSource<T> {
  key: readonly unknown[];
  /** The reader: the copy on the device belongs to one user only. */
  uid: UserId;
  queries: readonly LiveQuery[];
  collect(): LiveCollector<T>;
}

/**
 * What a page waits for, by its address: asked for before React renders the first screen. The
 * locations of a manager are not known then.
 */
export type SourcesAhead = (
  actor: Actor,
  search: URLSearchParams,
) => readonly LiveSource<unknown>[];
