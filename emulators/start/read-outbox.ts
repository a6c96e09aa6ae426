import { writeLetter } from "@crewline/domain/projections/mail/write-letter";
import { mailSchema } from "@crewline/domain/records/mail/mail";
import type { Mail } from "@crewline/domain/records/mail/mail";
import { absoluteLink } from "@crewline/domain/projections/mail/absolute-link";
import { z } from "zod/mini";
import { withToken } from "../../functions/src/identity/invitation-token.ts";
import { readEnvironment } from "../../functions/src/platform/env.ts";
import { host, ports } from "../ports.ts";
import { appUrl, stackEnvironment } from "../stack/stack-environment.ts";

const documents = `http://${host}:${ports.firestore}/v1/projects/${stackEnvironment.GCLOUD_PROJECT}/databases/(default)/documents`;

const rowSchema = z.object({
  document: z.optional(z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()) })),
});

/** The messages written after the instant, in order, read from the Firestore emulator. */
export async function readOutbox(after: string): Promise<Mail[]> {
  const response = await fetch(`${documents}:runQuery`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ structuredQuery: queryAfter(after) }),
    signal: AbortSignal.timeout(5000),
  });
  const rows = z.array(rowSchema).parse(await response.json());
  return rows.flatMap(({ document }) => {
    if (document === undefined) return [];
    const id = document.name.split("/").at(-1);
    const parsed = mailSchema.safeParse({ ...fieldsOf(document.fields), id });
    return parsed.success ? [parsed.data] : [];
  });
}

/** One line per message for the terminal, with its reader's link. */
export function outboxLine({ to, content, language }: Mail): string {
  const { pinSecret } = readEnvironment(stackEnvironment);
  const { subject, blocks } = writeLetter(withToken(content, pinSecret), language);
  const links = blocks.flatMap((block) =>
    block.kind === "button" ? [absoluteLink(block.path, appUrl)] : [],
  );
  return ["Mail to", `${to}:`, subject, ...links].join(" ");
}

function queryAfter(instant: string) {
  return {
    from: [{ collectionId: "mail" }],
    where: {
      fieldFilter: {
        field: { fieldPath: "createdAt" },
        op: "GREATER_THAN",
        value: { timestampValue: instant },
      },
    },
    orderBy: [{ field: { fieldPath: "createdAt" } }],
    limit: 50,
  };
}

const valueSchema = z.object({
  stringValue: z.optional(z.string()),
  timestampValue: z.optional(z.string()),
  integerValue: z.optional(z.string()),
  booleanValue: z.optional(z.boolean()),
  arrayValue: z.optional(z.object({ values: z._default(z.array(z.unknown()), []) })),
  mapValue: z.optional(z.object({ fields: z._default(z.record(z.string(), z.unknown()), {}) })),
});

/** A value of Firestore's REST interface in domain form; null for unused kinds. */
export function valueOf(wire: unknown): unknown {
  const value = valueSchema.parse(wire);
  if (value.timestampValue !== undefined) return new Date(value.timestampValue).toISOString();
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.arrayValue !== undefined) return value.arrayValue.values.map(valueOf);
  if (value.mapValue !== undefined) return fieldsOf(value.mapValue.fields);
  return value.stringValue ?? value.booleanValue ?? null;
}

function fieldsOf(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));
}
