import type { RawReply } from "../support/raw-request.ts";
import type { Headers } from "./headers-of.ts";
import { cookieKind, headersOf } from "./headers-of.ts";
import type { OracleRequest } from "./requests.ts";
import type { Visitor } from "./visitor.ts";

/** The observable parts of an answer, in words that both servers share. */
export interface Observation {
  status: number;
  /** JSON with what differs between any two runs named instead; of a page, its message. */
  answer: unknown;
  location: string | null;
  /** All others; which of them differ where is listed by header, not by request. */
  headers: Headers;
  /** Cookies written: of a session, of its end, of a token. The callback URL's is a header. */
  writes: string;
  /** Afterwards, asked in the same browser. */
  isSignedIn: boolean;
  /** `kept` if the browser still has the token that it had before. */
  token: "kept" | "changed" | "none before";
}

export interface IdTokens {
  readonly [placeholder: `$${string}`]: string;
}

/** Brings a new browser into the state that the request needs, sends it and records the answer. */
export async function observe(
  visitor: Visitor,
  request: OracleRequest,
  idTokens: IdTokens,
): Promise<Observation> {
  if (request.by === "member") await visitor.signIn(idTokens["$good"] ?? "");
  const token = request.by === "stranger" ? null : await visitor.csrfToken();
  const values = { ...idTokens, $token: token ?? "" };
  const reply = await visitor.send(request.method, request.path, {
    headers: request.headers,
    ...(request.body !== null && { body: fill(request.body, values) }),
  });
  return {
    status: reply.status,
    answer: answerOf(reply, request.path.startsWith("signin")),
    location: reply.headers.location ?? null,
    headers: headersOf(reply),
    writes: writesOf(reply),
    isSignedIn: await visitor.copy().isSignedIn(),
    token: token === null ? "none before" : await fateOf(token, visitor),
  };
}

async function fateOf(token: string, visitor: Visitor): Promise<Observation["token"]> {
  return (await visitor.copy().csrfToken()) === token ? "kept" : "changed";
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$[a-z]+/giu, (name) => values[name] ?? name);
}

function answerOf({ headers, text }: RawReply, isSignInPage: boolean): unknown {
  const type = headers["content-type"] ?? "";
  if (type.includes("html")) return isSignInPage ? sentenceOf(text) : titleOf(text);
  return text.startsWith("{") ? JSON.parse(text, nameWhatVaries) : text;
}

function nameWhatVaries(key: string, value: unknown): unknown {
  if (key === "csrfToken" && typeof value === "string" && /^[0-9a-f]{64}$/u.test(value))
    return "64 hex";
  return key === "expires" && typeof value === "string" ? "an instant" : value;
}

/** The sentence of an error: NextAuth frames it, our page has no other paragraph. */
function sentenceOf(html: string): string {
  const framed = /class="error"><p>([^<]*)</u.exec(html)?.[1];
  return framed ?? /<\/h1><p>([^<]*)</u.exec(html)?.[1] ?? "";
}

/** The words below a title differ on purpose. */
function titleOf(html: string): string {
  return (/<h1>([^<]*)</u.exec(html)?.[1] ?? "").toLowerCase();
}

function writesOf({ headers }: RawReply): string {
  const kinds = (headers["set-cookie"] ?? []).map(cookieKind);
  return kinds.filter((kind) => kind !== "callback URL").join(", ") || "nothing";
}
