import type { RequestRefusal } from "@crewline/domain/words/requests/request-refusals";
import type { IncomingMessage } from "node:http";

export const ENDPOINT = "/api/trpc";
const LARGEST_BODY = 256 * 1024;
const jsonType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/** A request as the functions framework passes it: the body is read, `originalUrl` is whole. */
export type FunctionRequest = IncomingMessage & { rawBody?: Buffer; originalUrl?: string };

/** A request that is refused before any procedure. */
export interface Rejection {
  status: number;
  code: string;
  refused: RequestRefusal;
}

/**
 * The request for tRPC, with only what a procedure may see: no cookie and no other header can
 * authenticate a caller. Other paths, methods, body types and sizes are refused.
 */
export function readRequest(request: FunctionRequest): Request | Rejection {
  const target = request.originalUrl ?? request.url ?? "";
  // The path as written: resolving "//x/api/trpc/y" would take x for a host, and "//" throws.
  const isOurs = target.startsWith(`${ENDPOINT}/`) && URL.canParse(`http://internal${target}`);
  if (!isOurs) return notFound;
  const url = new URL(`http://internal${target}`);
  const refused = rejectionOf(request, url.pathname);
  if (refused !== null) return refused;
  const { authorization, "content-type": contentType } = request.headers;
  const headers = new Headers();
  if (authorization !== undefined) headers.set("authorization", authorization);
  if (contentType !== undefined) headers.set("content-type", contentType);
  const isPost = request.method === "POST";
  const body = isPost ? new Uint8Array(request.rawBody ?? []) : null;
  return new Request(url, { method: request.method ?? "GET", headers, body });
}

function rejectionOf(request: FunctionRequest, path: string): Rejection | null {
  const { method, headers } = request;
  if (!path.startsWith(`${ENDPOINT}/`)) return notFound;
  if (!isText(path)) return noText;
  if (method !== "GET" && method !== "HEAD" && method !== "POST") return wrongMethod;
  if (headers["trpc-accept"] !== undefined) return noStreams;
  return method === "POST" ? bodyRejection(request) : null;
}

/** False for escapes that are not UTF-8. */
function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function bodyRejection({ headers, rawBody }: FunctionRequest): Rejection | null {
  if (!jsonType.test(headers["content-type"]?.trim() ?? "")) return onlyJson;
  return (rawBody?.length ?? 0) > LARGEST_BODY ? tooLarge : null;
}

const notFound: Rejection = { status: 404, code: "NOT_FOUND", refused: "nothingHere" };
const noText: Rejection = { status: 400, code: "BAD_REQUEST", refused: "pathNotText" };
const wrongMethod: Rejection = {
  status: 405,
  code: "METHOD_NOT_SUPPORTED",
  refused: "wrongMethod",
};
const noStreams: Rejection = {
  status: 406,
  code: "BAD_REQUEST",
  refused: "jsonAnswersOnly",
};
const onlyJson: Rejection = {
  status: 415,
  code: "UNSUPPORTED_MEDIA_TYPE",
  refused: "sendJsonType",
};
const tooLarge: Rejection = {
  status: 413,
  code: "PAYLOAD_TOO_LARGE",
  refused: "tooLarge",
};
