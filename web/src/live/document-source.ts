import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { z } from "zod/mini";
import { collector } from "./collector.ts";
import type { LiveSource, StoredDocument } from "./live-source.ts";

interface DocumentInput<R> {
  uid: UserId;
  path: string;
  schema: z.ZodMiniType<R>;
  /** The message instead of a document that does not fit the schema. */
  messageOf?: (document: StoredDocument) => string;
}

/** One document, or null while it does not exist. */
export function documentSource<R>(input: DocumentInput<R>): LiveSource<R | null> {
  return sourceOf(input, ([row]) => row ?? null);
}

/** One document that has to exist: without it the result is `failed` with the message. */
export function requiredDocumentSource<R>(
  input: DocumentInput<R>,
  missingMessage: string,
): LiveSource<R> {
  return sourceOf(input, ([row]) => {
    if (row === undefined) throw new Error(missingMessage);
    return row;
  });
}

function sourceOf<R, T>(input: DocumentInput<R>, combine: (rows: R[]) => T): LiveSource<T> {
  const { uid, path, schema, ...how } = input;
  return {
    key: [uid, path],
    uid,
    queries: [{ kind: "document", path }],
    collect: () =>
      collector({
        parse: (document) => parseDocument(schema, document),
        combine,
        isStrict: true,
        ...how,
      }),
  };
}

/** A stored document by the schema of the domain; the id is the document's own. */
export function parseDocument<R>(schema: z.ZodMiniType<R>, { id, data }: StoredDocument): R {
  return schema.parse({ ...data, id });
}
