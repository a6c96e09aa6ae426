import type { Actor } from "../actors.ts";
import { paths } from "../documents.ts";

/** One request, and the actors who are allowed; all others are refused. */
export interface Row {
  /** The collection as firestore.rules names it, from the root. */
  collection: string;
  operation: "get" | "list";
  what: string;
  /** Of the document, or of the collection that is listed. */
  path: string;
  conditions?: Conditions;
  allowed: readonly Actor[];
  /** True where the login decides, not the employee that the token names. */
  isOfLogin?: true;
}

/** Values of fields: one for equality, several for any of them. */
export type Conditions = Readonly<Record<string, string | readonly string[]>>;

export function at(path: string): string {
  return `${paths.company}/${path}`;
}

export function get(
  collection: string,
  what: string,
  path: string,
  allowed: readonly Actor[],
): Row {
  return { collection, operation: "get", what, path, allowed };
}

/** Lists of one collection of the company. */
export function lists(
  collection: string,
  wanted: readonly (readonly [string, Conditions, readonly Actor[]])[],
): Row[] {
  return wanted.map(([what, conditions, allowed]) =>
    list(collection, what, conditions, allowed, at(collection)),
  );
}

export function list(...row: [string, string, Conditions, readonly Actor[], string?]): Row {
  const [collection, what, conditions, allowed, path = collection] = row;
  return { collection, operation: "list", what, path, conditions, allowed };
}
