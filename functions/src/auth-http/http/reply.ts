import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { RequestRefusal } from "@crewline/domain/words/requests/request-refusals";
import { requestRefusal } from "@crewline/domain/words/requests/request-refusals";
import type { ServerResponse } from "node:http";
import { setApiHeaders } from "../../platform/api-headers.ts";

/** An answer before it is sent. Its URLs are absolute: the client parses them without a base. */
export interface Reply {
  status: number;
  json?: object;
  /** Why the request is refused; its sentence becomes the `message` beside `json`. */
  refused?: RequestRefusal;
  html?: string;
  location?: string;
  allow?: string;
  retryAfterSeconds?: number;
  setCookie?: string;
}

/** Ends a request early with an answer. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(`answered ${reply.status}`);
    this.reply = reply;
  }
}

export function refuse(status: number, refused: RequestRefusal): Refusal {
  return new Refusal({ status, refused });
}

const everyPage: Readonly<Record<string, string>> = {
  "Content-Type": "text/html; charset=utf-8",
  "X-Frame-Options": "DENY",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
};

/** Sends the answer, its refusal in the reader's language. */
export function sendReply(
  response: ServerResponse,
  { refused, ...answer }: Reply,
  locale: Pick<Locale, "language">,
): void {
  const message = refused === undefined ? null : requestRefusal(refused, locale);
  const reply = message === null ? answer : { ...answer, json: { message, ...answer.json } };
  response.statusCode = reply.status;
  setApiHeaders(response);
  for (const [name, value] of Object.entries(headersOf(reply))) response.setHeader(name, value);
  response.end(reply.html ?? (reply.json === undefined ? "" : JSON.stringify(reply.json)));
}

function headersOf(reply: Reply): Record<string, string> {
  return {
    ...(reply.json !== undefined && { "Content-Type": "application/json; charset=utf-8" }),
    ...(reply.html !== undefined && everyPage),
    ...(reply.location !== undefined && { Location: reply.location }),
    ...(reply.allow !== undefined && { Allow: reply.allow }),
    ...(reply.retryAfterSeconds !== undefined && {
      "Retry-After": String(reply.retryAfterSeconds),
    }),
    ...(reply.setCookie !== undefined && { "Set-Cookie": reply.setCookie }),
  };
}
