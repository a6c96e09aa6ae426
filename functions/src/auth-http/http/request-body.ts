import type { IncomingMessage } from "node:http";
import { refuse } from "./reply.ts";

const LARGEST_BODY = 16 * 1024;

const mediaType = /^application\/(json|x-www-form-urlencoded)(?:\s*;\s*charset="?utf-8"?)?$/i;

/** A request as the functions framework passes it, or as plain Node does, without `rawBody`. */
export type NodeRequest = IncomingMessage & { rawBody?: Buffer };

export type BodyKind = "json" | "form";

/** The kind of body by the content type; 415 for any other. */
export function bodyKindOf(contentType: string | undefined): BodyKind {
  const name = mediaType.exec(contentType?.trim() ?? "")?.[1]?.toLowerCase();
  if (name === undefined) throw refuse(415, "bodyNotJsonOrForm");
  return name === "json" ? "json" : "form";
}

/** The bytes of the body; 413 above 16 KB. */
export async function readRawBody(request: NodeRequest): Promise<Buffer> {
  const announced = Number(request.headers["content-length"] ?? 0);
  const raw = announced > LARGEST_BODY ? null : (request.rawBody ?? (await collect(request)));
  if (raw === null || raw.length > LARGEST_BODY) throw refuse(413, "tooLarge");
  return raw;
}

/**
 * The fields of the body. The framework's own parsing is not used, because it nests the keys of
 * forms. Here a repeated field is a list and every other value of a form a text, for schemas to
 * check.
 */
export function parseBody(kind: BodyKind, raw: Buffer): Record<string, unknown> {
  return kind === "form" ? parseForm(raw.toString("utf8")) : parseJson(raw.toString("utf8"));
}

/** In one pass: 16,000 characters can hold thousands of fields. */
function parseForm(text: string): Record<string, unknown> {
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const values = fields.get(name);
    if (values === undefined) fields.set(name, [value]);
    else values.push(value);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

function parseJson(text: string): Record<string, unknown> {
  const value = jsonOf(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refuse(400, "bodyNotObject");
  }
  return { ...value };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, "bodyNotJson");
  }
}

async function collect(request: NodeRequest): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  if (request.readableEnded) return Buffer.alloc(0);
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > LARGEST_BODY) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
