import type { Query } from "firebase-admin/firestore";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { DocumentKind, Readable } from "./document.ts";
import { fromDocument, readableDocuments, toDocument, toFilterValue } from "./document.ts";
import type { Unit } from "./unit.ts";

export type Filter = readonly [
  field: string,
  operator: "==" | ">=" | "<=" | "in" | "array-contains-any",
  value: unknown,
];

export interface ListOptions {
  orderBy?: readonly [field: string, direction: "asc" | "desc"];
  limit?: number;
}

/** The id of a document that holds one; other collections name theirs. */
export type IdOf<T> = T extends { id: infer Id extends string } ? Id : string;

/** A collection below one parent, bound to one unit of work. */
export interface Collection<T extends object, Id extends string = IdOf<T>> {
  /** An unused id. */
  newId: () => Id;
  find: (id: Id) => Promise<T | null>;
  /** Throws notFound, both for a missing document and for one of another company. */
  get: (id: Id) => Promise<T>;
  /** The documents that exist among the ids. */
  findAll: (ids: readonly Id[]) => Promise<T[]>;
  /** As `findAll`, each with its id, for documents that do not name theirs. */
  findById: (ids: readonly Id[]) => Promise<Map<Id, T>>;
  list: (filters: readonly Filter[], options?: ListOptions) => Promise<T[]>;
  /** As `findAll` and `list`, for display only: one bad document hides no other. */
  findReadable: (ids: readonly Id[]) => Promise<Readable<T, Id>>;
  listReadable: (filters: readonly Filter[], options?: ListOptions) => Promise<Readable<T, Id>>;
  /** Fails if a document of that id already exists. */
  create: (id: Id, value: T) => void;
  save: (id: Id, value: T) => void;
  remove: (id: Id) => void;
}

const idForm = /^[A-Za-z0-9_-]{1,128}$/;

/**
 * The documents at `path`; `suffix` names a document below each id ("private/pay"), for data that
 * not everyone who sees the parent may see.
 */
export function collection<T extends object, Id extends string = IdOf<T>>(
  unit: Unit,
  { path, suffix, ...kind }: DocumentKind<T> & { path: string; suffix?: string },
): Collection<T, Id> {
  const reference = (id: Id) => {
    if (!idForm.test(id)) throw new RuleViolation("notFound", { what: kind.what });
    return unit.firestore.doc([path, id, ...(suffix === undefined ? [] : [suffix])].join("/"));
  };
  const load = async (ids: readonly Id[]) => {
    const snapshots = await unit.getAll([...new Set(ids)].map(reference));
    return snapshots.filter((found) => found.exists);
  };
  const search = async (filters: readonly Filter[], options: ListOptions = {}) => {
    const wanted = { filters, ...options };
    const found = await unit.run(query(unit.firestore.collection(path), kind.schema, wanted));
    return found.docs;
  };
  const findById = async (ids: readonly Id[]) => {
    const distinct = [...new Set(ids)];
    const snapshots = await unit.getAll(distinct.map(reference));
    return new Map(
      distinct.flatMap((id, index) => {
        const found = snapshots[index];
        return found?.exists ? [[id, fromDocument(found, kind)] as const] : [];
      }),
    );
  };
  const findAll = async (ids: readonly Id[]) => [...(await findById(ids)).values()];
  const find = async (id: Id) => (await findAll([id]))[0] ?? null;
  return {
    // Here alone a name that the store draws becomes the id of an entity.
    newId: () => unit.firestore.collection(path).doc().id as Id,
    find,
    get: async (id) => {
      const found = await find(id);
      if (found === null) throw new RuleViolation("notFound", { what: kind.what });
      return found;
    },
    findAll,
    findById,
    list: async (filters, options) =>
      (await search(filters, options)).map((snapshot) => fromDocument(snapshot, kind)),
    findReadable: async (ids) => readableDocuments(await load(ids), kind),
    listReadable: async (filters, options) =>
      readableDocuments(await search(filters, options), kind),
    create: (id, value) => unit.create(reference(id), toDocument(value, kind.schema)),
    save: (id, value) => unit.set(reference(id), toDocument(value, kind.schema)),
    remove: (id) => unit.delete(reference(id)),
  };
}

interface Wanted extends ListOptions {
  filters: readonly Filter[];
}

function query(start: Query, schema: z.ZodMiniType, { filters, ...options }: Wanted): Query {
  let result = start;
  for (const [field, operator, value] of filters) {
    result = result.where(field, operator, toFilterValue(value, field, schema));
  }
  if (options.orderBy !== undefined) result = result.orderBy(...options.orderBy);
  return options.limit === undefined ? result : result.limit(options.limit);
}
