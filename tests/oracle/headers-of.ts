import type { RawReply } from "../support/raw-request.ts";

/** The headers of an answer that mean something to a client, by name; cookies by their kind. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of the transport, and those that are compared as fields of their own. */
const elsewhere = new Set([
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "location",
  "set-cookie",
  "transfer-encoding",
]);

export function headersOf({ headers }: RawReply): Headers {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    elsewhere.has(name) ? [] : [[name, String(value)]],
  );
  const cookies = (headers["set-cookie"] ?? []).map((cookie) => [
    `set-cookie: ${cookieKind(cookie)}`,
    attributesOf(cookie),
  ]);
  return Object.fromEntries([...plain, ...cookies]);
}

export type CookieKind = "session" | "end of session" | "token" | "callback URL" | "other";

/** The purpose of a cookie: one of ours holds the token alone or the session with it. */
export function cookieKind(header: string): CookieKind {
  const [pair = ""] = header.split(";");
  const [name = "", value = ""] = pair.split("=");
  if (name.endsWith("callback-url")) return "callback URL";
  if (name.endsWith("csrf-token")) return "token";
  if (!name.endsWith("session-token") && name !== "__session") return "other";
  if (value === "") return "end of session";
  return name === "__session" && value.split(".")[3] === "-" ? "token" : "session";
}

/** In the order of the alphabet; an end is called so, because its time is another in each run. */
function attributesOf(header: string): string {
  const [, ...attributes] = header.split("; ");
  return attributes
    .map((one) => (one.startsWith("Expires=") ? "Expires" : one))
    .toSorted()
    .join("; ");
}
