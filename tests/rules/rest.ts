import type { Conditions } from "./rows/row.ts";

/** A read of the database, or an attempt to write to it. */
export type Request =
  | { kind: "get"; path: string }
  | { kind: "getAll" | "transaction"; paths: readonly string[] }
  | ({ kind: "list" | "count" | "sum" } & Query)
  | { kind: "create" | "replace" | "update" | "delete"; path: string; data?: Data }
  | { kind: "writeAll"; paths: readonly string[] }
  | { kind: "collectionIds"; path: string };

export interface Query {
  /** The collection, or with `isGroup` the name that collections of all depths have. */
  path: string;
  conditions?: Conditions;
  limit?: number;
  isGroup?: boolean;
  /** A filter of the query language itself, instead of the conditions. */
  where?: unknown;
  /** Names of the fields wanted; all where nothing is said. */
  fields?: readonly string[];
}

type Data = Readonly<Record<string, unknown>>;

/** The Firestore emulator of one project, called as any program other than the app could. */
export class Rest {
  readonly #base: string;
  readonly #root: string;

  constructor(emulator: string, projectId: string) {
    this.#root = `projects/${projectId}/databases/(default)/documents`;
    this.#base = `http://${emulator}/v1/`;
  }

  /** True when the rules allow the request; fails when it is refused for another reason. */
  async isAllowed(token: string | null, request: Request): Promise<boolean> {
    const { method, url, body } = this.#call(request);
    const response = await fetch(this.#base + url, {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await response.text();
    // A missing document is no secret to an actor whom the rules allow to look for it.
    if (response.ok || (response.status === 404 && request.kind === "get")) return true;
    if (response.status === 403) return false;
    throw new Error(`${JSON.stringify(request)}: ${response.status} ${answer}`);
  }

  #call(request: Request): { method: string; url: string; body?: unknown } {
    const root = this.#root;
    switch (request.kind) {
      case "get":
        return { method: "GET", url: `${root}/${request.path}` };
      case "getAll":
        return post(`${root}:batchGet`, { documents: this.#names(request.paths) });
      case "transaction":
        return post(`${root}:batchGet`, {
          documents: this.#names(request.paths),
          newTransaction: { readWrite: {} },
        });
      case "list":
        return post(this.#parent(request, "runQuery"), { structuredQuery: query(request) });
      case "count":
      case "sum":
        return post(this.#parent(request, "runAggregationQuery"), {
          structuredAggregationQuery: {
            structuredQuery: query(request),
            aggregations: [request.kind === "count" ? { count: {} } : sumOfVersions],
          },
        });
      case "collectionIds":
        return post(`${root}/${request.path}:listCollectionIds`, {});
      case "writeAll":
        return post(`${root}:commit`, {
          writes: request.paths.map((path) => this.#write("replace", path, {})),
        });
      default:
        return post(`${root}:commit`, {
          writes: [this.#write(request.kind, request.path, request.data ?? { name: "other" })],
        });
    }
  }

  #names(paths: readonly string[]): string[] {
    return paths.map((path) => `${this.#root}/${path}`);
  }

  #parent({ path, isGroup }: Query, method: string): string {
    const parents = isGroup ? [] : path.split("/").slice(0, -1);
    return `${[this.#root, ...parents].join("/")}:${method}`;
  }

  #write(kind: "create" | "replace" | "update" | "delete", path: string, data: Data) {
    const name = `${this.#root}/${path}`;
    if (kind === "delete") return { delete: name };
    const update = { name, fields: fieldsOf(data) };
    if (kind === "create") return { update, currentDocument: { exists: false } };
    return kind === "update"
      ? { update, updateMask: { fieldPaths: Object.keys(data) } }
      : { update };
  }
}

const sumOfVersions = { sum: { field: { fieldPath: "version" } } };

function post(url: string, body: unknown) {
  return { method: "POST", url, body };
}

function query({ path, conditions = {}, where, limit, isGroup, fields }: Query) {
  const filters = Object.entries(conditions).map(([field, value]) =>
    filter(field, operatorFor(field, value), value),
  );
  const together = filters.length > 0 ? { compositeFilter: { op: "AND", filters } } : undefined;
  const condition = where ?? together;
  return {
    from: [{ collectionId: path.split("/").at(-1), allDescendants: isGroup ?? false }],
    ...(condition !== undefined && { where: condition }),
    ...(limit !== undefined && { limit }),
    ...(fields && { select: { fields: fields.map((fieldPath) => ({ fieldPath })) } }),
  };
}

/** One condition in the query language: "EQUAL", "NOT_EQUAL", "IN" and so on. */
export function filter(field: string, op: string, value: unknown) {
  return { fieldFilter: { field: { fieldPath: field }, op, value: valueOf(value) } };
}

/** One value is for equality; several are for any of them. */
function operatorFor(field: string, value: string | readonly string[]): string {
  if (typeof value === "string") return "EQUAL";
  return field.endsWith("Ids") ? "ARRAY_CONTAINS_ANY" : "IN";
}

function fieldsOf(data: Data): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(value: unknown): unknown {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === "number") return { integerValue: String(value) };
  if (typeof value === "boolean") return { booleanValue: value };
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { stringValue: String(value) };
}
