import type { Observation } from "./observe.ts";
import type { OracleRequest } from "./requests.ts";

/** A request with both answers. */
export interface Compared {
  request: OracleRequest;
  theirs: Observation;
  ours: Observation;
}

/** A header that differs on purpose: in which answers, and why. In all others it is the same. */
export interface HeaderDeviation {
  what: string;
  contract: string;
  reason: string;
  header: string;
  theirs: string | null;
  ours: string | null;
  on: (compared: Compared) => boolean;
}

const json = "application/json; charset=utf-8";
const page = "text/html; charset=utf-8";

const always = () => true;
/** NextAuth forbids caches the answers that it calculates for one browser. */
const isPrivateToBoth = ({ request: { method, path } }: Compared) =>
  method === "GET" && (path === "session" || path === "csrf");
const isPage = ({ request: { method, path }, ours }: Compared) =>
  method === "GET" && /^(signin|error)\b/u.test(path) && ours.status !== 302;
const isText = ({ theirs, ours }: Compared) =>
  typeof theirs.answer === "string" && typeof ours.answer === "object";
const isTheirPage = ({ request: { method, path } }: Compared) =>
  method === "GET" && (path === "signout" || path === "verify-request");
/** Theirs is said to be JSON by NextAuth itself; all others by the framework around it. */
const isOfTheirOwn = ({ request: { path }, theirs }: Compared) =>
  ["session", "csrf", "providers"].includes(path) && theirs.status === 200;
const isForgedUpdate = ({ request: { method, path }, theirs }: Compared) =>
  method === "POST" && path === "session" && theirs.status === 400;

const caches = {
  what: "No answer stays in a cache",
  contract: "0.5, 1.1",
  reason: "Hosting drops cookies of answers that are not private and keeps a 404 for ten minutes",
  theirs: null,
  on: (compared: Compared) => !isPrivateToBoth(compared),
};
const encoding = {
  what: "Every body names its encoding",
  contract: "1.1",
  reason: "nothing is left to guess (nosniff)",
};
const errors = {
  what: "What is refused is refused in JSON",
  contract: "1.1, 1.2",
  reason: "405 and 404 are JSON; below /api there is no page for what does not exist",
  header: "content-type",
};
const methods = {
  what: "A wrong method is told the right ones",
  contract: "1.2",
  reason: "405 comes with Allow",
  header: "allow",
  theirs: null,
};
const cookies = {
  what: "One cookie, for the session endpoints alone and for no request of another site",
  contract: "2.2",
  reason: "Hosting passes one cookie; /api/trpc and files never see it",
};
const theirCookie = "HttpOnly; Path=/; SameSite=Lax; Secure";
const ourCookie = "HttpOnly; Path=/api/auth; SameSite=Strict; Secure";

const offers = (...paths: readonly string[]) => {
  return ({ request, ours }: Compared) => ours.status === 405 && paths.includes(request.path);
};

/** Wanted differences in headers, each in exactly the answers that it names. */
export const headerDeviations: readonly HeaderDeviation[] = [
  { ...caches, header: "cache-control", ours: "private, no-cache, no-store" },
  { ...caches, header: "pragma", ours: "no-cache" },
  { ...caches, header: "expires", ours: "0" },
  {
    what: "What lies between keeps people apart",
    contract: "2.1",
    reason: "Hosting adds this by itself; the function's own URL is as public",
    header: "vary",
    theirs: null,
    ours: "Authorization, Cookie",
    on: always,
  },
  {
    what: "No body is taken for something else than it says",
    contract: "1.1",
    reason: "a text that an attacker chose must not become a page",
    header: "x-content-type-options",
    theirs: null,
    ours: "nosniff",
    on: always,
  },
  {
    what: "No address goes on to the next site",
    contract: "1.1",
    reason: "addresses here carry where the user wanted to go",
    header: "referrer-policy",
    theirs: null,
    ours: "no-referrer",
    on: always,
  },
  {
    what: "A page runs no script",
    contract: "1.2, 5",
    reason: "the pages are static",
    header: "content-security-policy",
    theirs: null,
    ours:
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'none'",
    on: isPage,
  },
  {
    what: "A page is in no frame",
    contract: "5, attack 91",
    reason: "no other site may trick a user into a click",
    header: "x-frame-options",
    theirs: null,
    ours: "DENY",
    on: isPage,
  },
  { ...encoding, header: "content-type", theirs: "text/html", ours: page, on: isPage },
  {
    ...encoding,
    header: "content-type",
    theirs: "application/json",
    ours: json,
    on: isOfTheirOwn,
  },
  { ...encoding, header: "content-type", theirs: null, ours: json, on: isForgedUpdate },
  {
    ...errors,
    theirs: null,
    ours: json,
    on: (compared) => isText(compared) && !isTheirPage(compared),
  },
  { ...errors, theirs: "text/html", ours: json, on: isTheirPage },
  {
    what: "A redirect is no page",
    contract: "1.2",
    reason: "names of errors are read in any case, so that this one leads on",
    header: "content-type",
    theirs: "text/html",
    ours: null,
    on: ({ theirs, ours }) => theirs.location === null && ours.location !== null,
  },
  { ...methods, ours: "GET, POST", on: offers("session") },
  { ...methods, ours: "GET", on: offers("csrf", "providers", "error", "signin") },
  { ...methods, ours: "POST", on: offers("signout", "callback/firebase", "_log") },
  {
    ...cookies,
    header: "set-cookie: session",
    theirs: `Expires; ${theirCookie}`,
    ours: ourCookie.replace("HttpOnly; ", "HttpOnly; Max-Age=432000; "),
    on: wroteBoth("session"),
  },
  {
    ...cookies,
    header: "set-cookie: end of session",
    theirs: theirCookie.replace("HttpOnly; ", "HttpOnly; Max-Age=0; "),
    ours: ourCookie.replace("HttpOnly; ", "HttpOnly; Max-Age=0; "),
    on: wroteBoth("end of session"),
  },
  {
    ...cookies,
    header: "set-cookie: token",
    theirs: theirCookie,
    ours: ourCookie,
    on: wroteBoth("token"),
  },
  {
    what: "No cookie remembers where the user wanted to go",
    contract: "0.1, 1.3",
    reason: "Hosting passes one cookie; the request itself says where to",
    header: "set-cookie: callback URL",
    theirs: theirCookie,
    ours: null,
    on: ({ theirs }) => "set-cookie: callback URL" in theirs.headers,
  },
];

function wroteBoth(kind: string) {
  return ({ theirs, ours }: Compared) => theirs.writes === kind && ours.writes === kind;
}
