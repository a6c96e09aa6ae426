/** The sender: a visitor without any cookie, one with a CSRF token, or a signed-in user. */
export type Sender = "stranger" | "visitor" | "member";

export interface OracleRequest {
  /** Unique; the deviations refer to it. */
  name: string;
  by: Sender;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** `$token`, `$good` and the like are filled in when it is sent. */
  body: string | null;
}

const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };

function read(path: string, by: Sender = "visitor", method = "GET"): OracleRequest {
  return { name: `${method} ${path} by a ${by}`, by, method, path, headers: {}, body: null };
}

type Fields = Readonly<Record<string, string>>;

/**
 * A form with the token and the wish for JSON, as the client sends it; an empty value drops one.
 */
function post(path: string, fields: Fields = {}, by: Sender = "visitor"): OracleRequest {
  const all = { csrfToken: "$token", json: "true", ...fields };
  const kept = Object.entries(all).filter(([, value]) => value !== "");
  const body = new URLSearchParams(kept).toString().replaceAll("%24", "$");
  const said = new URLSearchParams(Object.entries(fields)).toString();
  const what = said === "" ? path : `${path} ${decodeURIComponent(said)}`;
  const name = `POST ${what} by a ${by}`;
  return { name, by, method: "POST", path, headers: form, body };
}

function update(data: unknown, by: Sender = "member", csrfToken = "$token"): OracleRequest {
  const body = JSON.stringify({ csrfToken, ...(data !== undefined && { data }) });
  return {
    name: `POST session ${body} by a ${by}`,
    by,
    method: "POST",
    path: "session",
    headers: json,
    body,
  };
}

/** The same request with other headers. */
function but(
  request: OracleRequest,
  what: string,
  headers: Fields,
  body = request.body,
): OracleRequest {
  const all = { ...request.headers, ...headers };
  return { ...request, name: `${request.name}, ${what}`, headers: all, body };
}

const errors = [
  "SessionRequired",
  "CredentialsSignin",
  "Signin",
  "OAuthSignin",
  "OAuthCallback",
  "OAuthCreateAccount",
  "EmailCreateAccount",
  "Callback",
  "OAuthAccountNotLinked",
  "EmailSignin",
  "AccessDenied",
  "Verification",
  "Configuration",
  "Default",
  "Nonsense",
  "%3Cscript%3E",
  "__proto__",
  "toString",
  "credentialssignin",
  "accessdenied",
];

const senders: readonly Sender[] = ["stranger", "visitor", "member"];

const reads: readonly OracleRequest[] = [
  ...senders.flatMap((by) => ["session", "csrf", "providers"].map((path) => read(path, by))),
  but(read("session", "member"), "as the client asks", json),
  but(read("session", "stranger"), "with others' cookies", { cookie: "a=1; token=x; __session=x" }),
  read("signin"),
  ...errors.map((error) => read(`signin?error=${error}`)),
  ...["%2Freports", "https%3A%2F%2Fevil.test", "evil", "javascript%3Aalert(1)"].map((url) =>
    read(`signin?callbackUrl=${url}`),
  ),
  read("error"),
  ...errors.map((error) => read(`error?error=${error}`)),
];

export const signInTo = (callbackUrl: string) =>
  post("callback/firebase", { idToken: "$good", callbackUrl });
export const signOutTo = (callbackUrl: string) => post("signout", { callbackUrl }, "member");

export const callbackUrls = {
  ours: ["/", "/reports?week=1", "https://app.crewline.test/reports"],
  foreign: [
    "https://evil.test/",
    "http://app.crewline.test/",
    "https://app.crewline.test:8443/",
    "https://app.crewline.test@evil.test/",
    "https://evilapp.crewline.test/",
  ],
  /** Kept as they are by NextAuth, with the URL that it answers. */
  tricky: {
    "//evil.test": "https://app.crewline.test//evil.test",
    "/a/..//evil.test": "https://app.crewline.test/a/..//evil.test",
    "https://me@app.crewline.test/reports": "https://me@app.crewline.test/reports",
    "/api/auth/signout": "https://app.crewline.test/api/auth/signout",
    "/login": "https://app.crewline.test/login",
  },
  unparsable: ["evil", ".....///win.ini"],
  /** Parsed by NextAuth, with the URL that it answers. */
  senseless: {
    "javascript:alert(1)": "https://app.crewline.test",
    "/\\evil.test": "https://app.crewline.test/\\evil.test",
  },
} as const;

const everyCallbackUrl = [
  ...callbackUrls.ours,
  ...callbackUrls.foreign,
  ...Object.keys(callbackUrls.tricky),
  ...callbackUrls.unparsable,
  ...Object.keys(callbackUrls.senseless),
];

const refusedTokens = ["", "junk", "$expired", "$forged", "$unknown", "$revoked"];
const unwantedTokens = ["$disabled", "$anonymous", "$stale"];

const signIns: readonly OracleRequest[] = [
  ...everyCallbackUrl.map(signInTo),
  post("callback/firebase", { idToken: "$good" }),
  post("callback/firebase", { idToken: "$good", redirect: "false" }),
  post("callback/firebase", { idToken: "$good", json: "" }),
  post("callback/firebase", { idToken: "$good", json: "false" }),
  post("callback/firebase", { idToken: "$good" }, "member"),
  ...[...refusedTokens, ...unwantedTokens].map((idToken) => post("callback/firebase", { idToken })),
  post("callback/firebase", { idToken: "junk", json: "" }),
  post("callback/firebase", { idToken: "$disabled", json: "" }),
  post("signin/firebase"),
  post("signin/firebase", { json: "" }),
  post("signin/firebase", { callbackUrl: "/reports" }),
  post("signin/firebase", { callbackUrl: "https://evil.test/" }),
  post("signin/firebase", { callbackUrl: "evil" }),
  post("signin/firebase", { callbackUrl: "javascript:alert(1)" }),
  ...["callback/other", "callback/toString", "signin/other", "signin/constructor"].map((path) =>
    post(path),
  ),
];

const changes: readonly OracleRequest[] = [
  post("signout"),
  post("signout", {}, "member"),
  post("signout", { json: "" }, "member"),
  ...everyCallbackUrl.map(signOutTo),
  update(undefined),
  update({}),
  update(undefined, "visitor"),
  update({ idToken: "$good" }),
  update({ idToken: "$good" }, "visitor"),
  update({ user: { admin: true } }),
  update({ role: "staff" }),
  update({ idToken: "$other" }),
];

/** No token, no such token, and one that is a character too long. */
const forged: readonly OracleRequest[] = ["", "x", "undefined", "$token0"].flatMap((csrfToken) => [
  post("signout", { csrfToken }, "member"),
  post("callback/firebase", { csrfToken, idToken: "$good" }),
  post("signin/firebase", { csrfToken }),
  update(undefined, "member", csrfToken),
]);

/** By a form without a script, which would follow a redirect. */
const forgedForms: readonly OracleRequest[] = [
  post("signout", { csrfToken: "", json: "" }, "member"),
  post("callback/firebase", { csrfToken: "x", json: "", idToken: "$good" }),
  post("signin/firebase", { csrfToken: "x", json: "" }),
  post("signin/other", { json: "" }),
];

const out = post("signout", { callbackUrl: "/" }, "member");
const fromUs = { origin: "https://app.crewline.test", "sec-fetch-site": "same-origin" };
const large = `csrfToken=$token&json=true&padding=${"x".repeat(20_000)}`;
const strange: readonly OracleRequest[] = [
  but(out, "from another site", { origin: "https://evil.test" }),
  but(out, "from no site", { origin: "null" }),
  but(out, "from a sibling", { "sec-fetch-site": "same-site" }),
  but(out, "from our own pages", fromUs),
  but(out, "for another host", { "x-forwarded-host": "evil.test", host: "evil.test" }),
  but(out, "as text", { "content-type": "text/plain" }),
  but(out, "of 20 KB", {}, large),
  but(out, "as JSON", json, '{"csrfToken":"$token","json":"true"}'),
  but(out, "with two tokens", {}, "csrfToken=$token&csrfToken=$token&json=true"),
  post("_log", { csrfToken: "", level: "error", code: "CLIENT_FETCH_ERROR", client: "true" }),
  post("_log", { csrfToken: "", level: "constructor", code: "X" }),
  ...["signout", "callback/firebase", "nothing", "verify-request", "_log"].map((path) =>
    read(path, "member"),
  ),
  ...["csrf", "providers", "error", "nothing", "signin"].map((path) => post(path)),
  ...["PUT", "DELETE", "PATCH", "OPTIONS"].map((method) => read("session", "member", method)),
];

export const requests: readonly OracleRequest[] = [
  ...reads,
  ...signIns,
  ...changes,
  ...forged,
  ...forgedForms,
  ...strange,
];
