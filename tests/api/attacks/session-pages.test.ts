import { runAttacks } from "./run-attacks.ts";
import type { Attempt } from "./run-attacks.ts";
import { aFreshLogin, member } from "./session-members.ts";
import { asForm, asJson, mannersOf, send } from "./stack-doors.ts";

/** The pages of the session, its log, and what is read instead of changed; through Hosting. */
const { idToken } = await aFreshLogin();

const page = (path: string, status: number, sentence: string): Attempt => ({
  what: path.slice(0, 80),
  how: async () => {
    const { status: given, headers, text } = await send("GET", `/api/auth/${path}`);
    return {
      status: given,
      says: text.includes(sentence),
      isEscaped: !/<script|<img|onerror="|javascript:|evil\.test/iu.test(text),
      type: headers["content-type"],
      script: /script-src/u.test(headers["content-security-policy"]?.toString() ?? "")
        ? "some"
        : "none",
    };
  },
  expected: {
    status,
    says: true,
    isEscaped: true,
    type: "text/html; charset=utf-8",
    script: "none",
  },
});

const anyError = "Something went wrong. Please try again.";
const anySignIn = "Unable to sign in.";

/** The headers that a browser reads before it shows a page in another site's frame. */
const framed = (path: string, status = 200): Attempt => ({
  what: path,
  how: async () => {
    const { status: given, headers } = await send("GET", path);
    const policy = String(headers["content-security-policy"]);
    return [given, /frame-ancestors 'none'/u.test(policy), headers["x-frame-options"]];
  },
  expected: [status, true, "DENY"],
});

const read = (path: string): Attempt => ({
  what: `GET ${path.slice(0, 60)}`,
  how: async () => {
    const { browser, uid } = await member();
    const { status, setCookie } = await browser.get(path);
    return [status, setCookie, (await browser.guid()) === uid];
  },
  expected: [405, null, true],
});

const logged = (
  what: string,
  type: Record<string, string>,
  body: string,
  status = 200,
): Attempt => ({
  what,
  how: async () => {
    const { status: given, text } = await send("POST", "/api/auth/_log", { headers: type, body });
    return [given, status === 200 ? text : "refused"];
  },
  expected: [status, status === 200 ? "" : "refused"],
});
const entry = (fields: Record<string, string>) =>
  new URLSearchParams({
    level: "error",
    code: "CLIENT_FETCH_ERROR",
    client: "true",
    ...fields,
  }).toString();

runAttacks("session pages", [
  {
    row: 66,
    about: "pages told to say what an attacker wants",
    honestly: [
      page("signin?error=SessionRequired", 200, "Please sign in to access this page."),
      page("error?error=AccessDenied", 403, "You do not have permission to sign in."),
    ],
    attacks: [
      "%3Cscript%3Ealert(1)%3C/script%3E",
      "__proto__",
      "constructor",
      "a&error=b",
      "",
      "x".repeat(5e3),
      "%22%3E%3Cimg%20src=x%20onerror=%22alert(1)",
      "%00",
      "javascript:alert(1)",
    ]
      .flatMap((error) => [
        page(`error?error=${error}`, 200, anyError),
        page(`signin?error=${error}`, 200, error === "" ? "Sign in to" : anySignIn),
      ])
      .concat(
        page("signin?callbackUrl=https://evil.test/%22%3E%3Cscript%3E", 200, "Sign in to"),
        page(
          "signin?callbackUrl=javascript:alert(1)",
          400,
          "The address to return to is not valid.",
        ),
        page("signin?callbackUrl=/a%22onerror=%22x", 200, "Sign in to"),
        page(
          "signin?callbackUrl=/&callbackUrl=//evil.test",
          400,
          "The address to return to is not valid.",
        ),
        page("signin?error=SessionRequired&error=%3Cscript%3E", 200, anySignIn),
      ),
  },
  {
    row: 91,
    about: "pages that another site may frame",
    honestly: [
      page("signin", 200, "Go to sign-in"),
      {
        what: "the app in a window of its own",
        how: async () => (await send("GET", "/login")).text.includes("<title>"),
        expected: true,
      },
    ],
    attacks: [
      ...[
        "/",
        "/login",
        "/login/",
        "/index.html",
        "/login.html",
        "/employees",
        "/nothing/here",
      ].map((path) => framed(path)),
      ...["/api/auth/signin", "/api/auth/error", "/api/auth/session"].map((path) => framed(path)),
      framed("/api/auth/error?error=AccessDenied", 403),
      framed("/api/nothing", 404),
    ],
  },
  {
    row: 67,
    about: "changes by a link",
    honestly: [
      {
        what: "a sign-out by the application",
        how: async () => {
          const { browser } = await member();
          return [(await browser.postForm("signout")).status, await browser.guid()];
        },
        expected: [200, null],
      },
    ],
    attacks: [
      "signout",
      "signout?callbackUrl=/",
      "callback/firebase",
      "signin/firebase",
      "_log?level=error",
      `callback/firebase?idToken=${idToken}`,
      `callback/firebase?idToken=${idToken}&csrfToken=undefined`,
    ].map(read),
  },
  {
    row: 69,
    about: "entries for the log that want more than a line",
    honestly: [logged("an error of the client", asForm, entry({ message: "offline" }))],
    attacks: [
      ...["constructor", "__proto__", "fatal", "log", ""].map((level) =>
        logged(`level "${level}"`, asForm, entry({ level })),
      ),
      logged(
        "line breaks",
        asForm,
        entry({ message: 'x\r\n{"severity":"EMERGENCY"}\u2028y\u001b[31m' }),
      ),
      logged("a stack in brackets", asForm, `${entry({})}&error[stack]=x&error[name]=y`),
      logged("a code with more in it", asForm, entry({ code: 'X"}\n{' })),
      logged("the level twice", asForm, `${entry({})}&level=constructor`),
      logged("JSON with prototypes", asJson, '{"level":"error","code":"X","__proto__":{"a":1}}'),
      logged("JSON that is a list", asJson, "[]", 400),
      logged("17 KB", asForm, entry({ message: "x".repeat(17_000) }), 413),
      logged("1 MB", asForm, entry({ message: "x".repeat(1_000_000) }), 413),
      logged("text", { "content-type": "text/plain" }, "x", 415),
    ],
  },
  {
    row: 52,
    about: "bodies of the session that are no fields",
    honestly: [
      {
        what: "JSON with the token",
        how: async () => {
          const { browser } = await member();
          const csrfToken = await browser.csrfToken();
          const { status } = await browser.postJson("signout", { json: true, csrfToken });
          return [status, await browser.guid()];
        },
        expected: [200, null],
      },
    ],
    attacks: [
      "[]",
      "null",
      "1",
      '"x"',
      '{"json":true,"csrfToken":{"a":1}}',
      '{"json":true,"csrfToken":["x"]}',
      '{"json":true,"csrfToken":null}',
    ].map((body) => ({
      what: body,
      how: async () => {
        const { status, isJson, showsStack } = mannersOf(
          await send("POST", "/api/auth/signout", { headers: asJson, body }),
        );
        return {
          isRefused: status === 400 || status === 403,
          showsStack,
          isJson: isJson || status === 400,
        };
      },
      expected: { isRefused: true, showsStack: false, isJson: true },
    })),
  },
]);
