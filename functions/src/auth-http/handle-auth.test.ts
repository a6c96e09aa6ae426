import { createServer, request as httpRequest } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { handleAuth, handleNotFound } from "./handle-auth.ts";

const app = "http://127.0.0.1:5000";
let server: Server;
let port = 0;

/** The handler on plain Node, without Firebase: the refusals before any token is checked. */
beforeAll(async () => {
  vi.stubEnv("FUNCTIONS_EMULATOR", "true");
  vi.stubEnv("GCLOUD_PROJECT", "demo-crewline");
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  server = createServer((request, response) => {
    void handleAuth(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});

afterAll(() => {
  server.close();
  vi.restoreAllMocks();
});

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

interface Call {
  headers?: Record<string, string>;
  body?: string;
}

/** The path is sent as written: fetch would normalise it. */
function call(method: string, path: string, { headers = {}, body }: Call = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ port, host: "127.0.0.1", method, path, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const get = (path: string, headers?: Record<string, string>) =>
  call("GET", `/api/auth/${path}`, headers ? { headers } : {});

const formType = { "content-type": "application/x-www-form-urlencoded" };
const jsonType = { "content-type": "application/json" };

function postForm(path: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams({ json: "true", ...fields }).toString();
  return call("POST", `/api/auth/${path}`, { headers: { ...formType, ...headers }, body });
}

async function visitor() {
  const { text, headers } = await get("csrf");
  const cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
  const csrfToken: string = JSON.parse(text).csrfToken;
  return { cookie, csrfToken };
}

describe("reading", () => {
  test("a visitor has no session and gets no cookie by asking", async () => {
    const { status, text, headers } = await get("session");
    expect([status, text, headers["set-cookie"]]).toEqual([200, "{}", undefined]);
  });

  test("the first token comes with a cookie, the next with none", async () => {
    const { cookie, csrfToken } = await visitor();
    const again = await get("csrf", { cookie });
    expect(JSON.parse(again.text)).toEqual({ csrfToken });
    expect(again.headers["set-cookie"]).toBeUndefined();
  });

  test("the provider is described with absolute URLs of the origin that asks", async () => {
    const { text } = await get("providers", { referer: "http://localhost:5000/login" });
    const base = "http://localhost:5000/api/auth";
    expect(JSON.parse(text)).toEqual({
      firebase: {
        id: "firebase",
        name: "Firebase",
        type: "credentials",
        signinUrl: `${base}/signin/firebase`,
        callbackUrl: `${base}/callback/firebase`,
      },
    });
  });

  test("every answer forbids every cache", async () => {
    const answers = await Promise.all(["session", "csrf", "error", "nothing"].map((p) => get(p)));
    const caching = answers.map(({ headers }) => headers["cache-control"]);
    expect(new Set(caching)).toEqual(new Set(["private, no-cache, no-store"]));
  });
});

describe("addresses", () => {
  test.each([
    "/",
    "/session",
    "/api/auth",
    "/api/auth/",
    "/api//auth/session",
    "/API/auth/session",
    "/api/auth/Session",
    "/api/auth/session/",
    "/api/auth/session/x",
    "/api/auth/../trpc/x",
    "/api/auth/callback",
    "/api/auth/callback/",
    "/api/auth/callback/firebase/x",
    "/api/auth/%73ession",
    "/api/auth/__proto__",
    "/api/auth/constructor",
    "/api/auth/toString/x",
    "/api/auth/%E0%A4%A",
  ])("%s does not exist", async (path) => {
    const { status, headers, text } = await call("GET", path);
    expect([status, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
    expect(JSON.parse(text)).toEqual({ message: "There is nothing at this address." });
  });

  test.each([
    ["GET", "signout", "POST"],
    ["GET", "callback/firebase?idToken=x", "POST"],
    ["GET", "_log", "POST"],
    ["POST", "csrf", "GET"],
    ["POST", "signin", "GET"],
    ["PUT", "session", "GET, POST"],
    ["OPTIONS", "session", "GET, POST"],
    ["HEAD", "session", "GET, POST"],
    ["DELETE", "signout", "POST"],
  ])("%s %s is not supported", async (method, path, allow) => {
    const { status, headers } = await call(method, `/api/auth/${path}`, { headers: jsonType });
    expect([status, headers.allow]).toEqual([405, allow]);
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("changes", () => {
  test("without a token are refused and leave the cookie as it is", async () => {
    const { cookie } = await visitor();
    const { status, text, headers } = await postForm("signout", {}, { cookie });
    expect(status).toBe(403);
    expect(JSON.parse(text).url).toBe(`${app}/api/auth/signin?csrf=true&error=MissingCSRF`);
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("with another visitor's token or without a cookie are refused", async () => {
    const [one, other] = await Promise.all([visitor(), visitor()]);
    const answers = await Promise.all([
      postForm("signout", { csrfToken: one.csrfToken }, { cookie: other.cookie }),
      postForm("callback/firebase", { csrfToken: one.csrfToken }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  test("of the session answer a missing token with 400", async () => {
    const { cookie } = await visitor();
    const headers = { ...jsonType, cookie };
    const { status, text } = await call("POST", "/api/auth/session", { headers, body: "{}" });
    expect([status, text]).toEqual([400, "{}"]);
  });

  test.each([
    { origin: "https://evil.test" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("from another site are refused even with the token: %o", async (foreign) => {
    const { cookie, csrfToken } = await visitor();
    const paths = ["signout", "callback/firebase", "signin/firebase"];
    const answers = await Promise.all(
      paths.map((path) => postForm(path, { csrfToken }, { cookie, ...foreign })),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test("sign a visitor without a session out all the same", async () => {
    const { cookie, csrfToken } = await visitor();
    const fields = { csrfToken, callbackUrl: "/login" };
    const { status, text, headers } = await postForm("signout", fields, { cookie });
    expect([status, JSON.parse(text)]).toEqual([200, { url: `${app}/` }]);
    expect(headers["set-cookie"]?.[0]).toContain("Max-Age=0");
  });

  test("without the json flag are answered by redirect", async () => {
    const { cookie, csrfToken } = await visitor();
    const fields = { csrfToken, callbackUrl: "/reports", json: "false" };
    const { status, headers } = await postForm("signout", fields, { cookie });
    expect([status, headers.location]).toEqual([302, `${app}/reports`]);
  });

  test("with a senseless callback URL are refused before anything happens", async () => {
    const { cookie, csrfToken } = await visitor();
    const fields = { csrfToken, callbackUrl: "javascript:alert(1)" };
    const { status, text, headers } = await postForm("signout", fields, { cookie });
    expect([status, headers["set-cookie"]]).toEqual([400, undefined]);
    expect(new URL(JSON.parse(text).url).searchParams.get("error")).toBe("InvalidCallbackUrl");
  });

  test.each(["callback/firebase", "signin/firebase", "signout"])(
    "judge the callback URL at %s, which once led a sign-in anywhere",
    async (path) => {
      const { cookie, csrfToken } = await visitor();
      const fields = { csrfToken, callbackUrl: "evil" };
      const { status, text } = await postForm(path, fields, { cookie });
      expect([status, JSON.parse(text).message]).toEqual([400, "The callback URL is not valid."]);
    },
  );

  test("take the callback URL for a text and nothing else", async () => {
    const { cookie, csrfToken } = await visitor();
    const body = `json=true&csrfToken=${csrfToken}&callbackUrl=/a&callbackUrl=/b`;
    const headers = { ...formType, cookie };
    expect((await call("POST", "/api/auth/signout", { headers, body })).status).toBe(400);
  });

  test("by an unknown provider find nothing", async () => {
    const { cookie, csrfToken } = await visitor();
    const callback = await postForm("callback/toString", { csrfToken }, { cookie });
    const signin = await postForm("signin/constructor", { csrfToken }, { cookie });
    expect([callback.status, signin.status]).toEqual([404, 404]);
    expect(JSON.parse(signin.text).url).toBe(`${app}/api/auth/signin?error=Signin`);
  });

  test("by credentials lead to the sign-in page", async () => {
    const { cookie, csrfToken } = await visitor();
    const { status, text } = await postForm("signin/firebase", { csrfToken }, { cookie });
    expect([status, JSON.parse(text)]).toEqual([200, { url: `${app}/api/auth/signin` }]);
  });

  test("need an ID token to sign in", async () => {
    const { cookie, csrfToken } = await visitor();
    const { status, text } = await postForm("callback/firebase", { csrfToken }, { cookie });
    expect(status).toBe(401);
    expect(JSON.parse(text).url).toBe(
      `${app}/api/auth/error?error=CredentialsSignin&provider=firebase`,
    );
  });

  test("of a session take only an ID token", async () => {
    const { cookie, csrfToken } = await visitor();
    const attempts = [
      { user: { admin: true } },
      { role: "staff" },
      { idToken: 1 },
      { idToken: "x".repeat(9000) },
    ];
    const answers = await Promise.all(
      attempts.map((data) =>
        call("POST", "/api/auth/session", {
          headers: { ...jsonType, cookie },
          body: JSON.stringify({ csrfToken, data }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  test("accept forms and JSON of at most 16 KB", async () => {
    const large = "x".repeat(17 * 1024);
    const types = [
      "text/plain",
      "multipart/form-data; boundary=x",
      "application/json;charset=utf-7",
    ];
    const answers = await Promise.all([
      ...types.map((type) =>
        call("POST", "/api/auth/signout", { headers: { "content-type": type }, body: "x" }),
      ),
      call("POST", "/api/auth/signout", { body: "x" }),
      call("POST", "/api/auth/session", { headers: formType, body: "a=1" }),
      call("POST", "/api/auth/session", { headers: jsonType, body: "{" }),
      postForm("signout", { large }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([415, 415, 415, 415, 415, 400, 413]);
  });
});

test("the log takes an entry from any page and without a token", async () => {
  const fields = { level: "error", code: "CLIENT_FETCH_ERROR" };
  const { status, text } = await postForm("_log", fields, { origin: "https://evil.test" });
  expect([status, text]).toEqual([200, ""]);
});

test("what a browser reports stays one line of plain letters", async () => {
  const output = vi.mocked(process.stdout.write).mockClear();
  const message = "a\r\nb\u2028c\u202ed\u0007e\ufefff";
  await postForm("_log", { level: "error", code: "CLIENT_FETCH_ERROR", message });
  const lines = output.mock.calls.map(([line]) => String(line));
  expect(lines.map((line) => JSON.parse(line).text)).toEqual(["a b c d e f"]);
  expect(lines.join("").trimEnd()).not.toMatch(/[\r\n\u2028\u202e]/u);
});

test("a page may not be framed and runs no script", async () => {
  const { status, text, headers } = await get("signin?error=SessionRequired");
  expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(text).toContain("Please sign in to access this page.");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["x-frame-options"]).toBe("DENY");
});

test("everything else below /api is JSON that says so", async () => {
  const other = createServer(handleNotFound);
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const address = other.address();
  const otherPort = typeof address === "object" && address !== null ? address.port : 0;
  const response = await fetch(`http://127.0.0.1:${otherPort}/api/nothing`);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toContain("private");
  expect(await response.json()).toEqual({ message: "There is nothing at this address." });
  other.close();
});
