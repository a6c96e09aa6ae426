import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { z } from "zod/mini";
import { collector, UNREADABLE_MESSAGE } from "./collector.ts";
import { parseDocument } from "./document-source.ts";
import type { LiveFilter, LiveOrder, LiveQuery, LiveSource } from "./live-source.ts";

/** Most documents of one query that a screen can show; the rules refuse to list more. */
export const MOST_ROWS = 5000;

export const TOO_MANY_MESSAGE = "There is more here than one view can show. Choose a smaller part.";

export interface ListInput<R> {
  uid: UserId;
  path: string;
  schema: z.ZodMiniType<R>;
  /** Conditions of all queries. */
  filters?: readonly LiveFilter[];
  /** One query for each alternative; the rows of all are joined. */
  alternatives?: readonly (readonly LiveFilter[])[];
  order?: readonly LiveOrder[];
  /** The number of rows to request; if left out, all of them up to `MOST_ROWS`. */
  limit?: number;
  compare: (a: R, b: R) => number;
}

/** The documents that match, sorted; a list that had to be cut without being asked to fails. */
export function listSource<R>(input: ListInput<R>): LiveSource<R[]> {
  const { uid, path, schema } = input;
  const queries = listQueries(input);
  return {
    key: [uid, path, ...queries.map(({ filters: all, limit }) => ({ all, limit }))],
    uid,
    queries,
    collect: () =>
      collector({
        parse: (document) => parseDocument(schema, document),
        combine: (rows) => cut(rows.toSorted(input.compare), input.limit),
      }),
  };
}

/** One query for each alternative of a list. */
export function listQueries<R>(
  input: Omit<ListInput<R>, "schema">,
): Extract<LiveQuery, { kind: "list" }>[] {
  const { path, filters = [], alternatives = [[]], order = [] } = input;
  return alternatives.map((alternative) => ({
    kind: "list",
    path,
    filters: [...filters, ...alternative],
    order,
    limit: input.limit ?? MOST_ROWS,
  }));
}

/**
 * The only document of a list, or null: for a document that may be written while it is watched. The
 * emulator can lose its creation for a listener that has its id: the SDK records a missing document
 * with the time of each snapshot, and drops the document if its own time is earlier. It fails like a
 * single document where the document cannot be read.
 */
export function firstOf<R>(source: LiveSource<R[]>): LiveSource<R | null> {
  return {
    ...source,
    key: [...source.key, "first"],
    collect: () => {
      const rows = source.collect();
      const value = () => {
        if (rows.unreadable().length > 0) throw new Error(UNREADABLE_MESSAGE);
        return rows.value()[0] ?? null;
      };
      return { ...rows, value };
    },
  };
}

function cut<R>(rows: R[], limit: number | undefined): R[] {
  if (limit !== undefined) return rows.slice(0, limit);
  if (rows.length >= MOST_ROWS) throw new Error(TOO_MANY_MESSAGE);
  return rows;
}
