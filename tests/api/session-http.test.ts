import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { host, ports } from "../../emulators/ports.ts";
import { appUrl } from "../../emulators/stack/stack-environment.ts";
import { SessionBrowser } from "../support/session-browser.ts";

const browser = new SessionBrowser();

interface Answer {
  status: number;
  type: string;
  caching: string;
  allow: string | undefined;
  cors: string[];
}

/** Sends a path as it is written: fetch would tidy it up. */
function send(method: string, path: string, type?: string, body?: string): Promise<Answer> {
  const headers = type === undefined ? {} : { "content-type": type };
  return new Promise((resolve, reject) => {
    const options = { host, port: ports.hosting, method, path, headers };
    const outgoing = request(options, (response) => {
      response.resume();
      const { "content-type": given, "cache-control": caching, allow } = response.headers;
      const cors = Object.keys(response.headers).filter((n) => n.startsWith("access-control"));
      const status = response.statusCode ?? 0;
      resolve({ status, type: given ?? "", caching: caching ?? "", allow, cors });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

describe("below /api/auth", () => {
  test.each([
    "/api/auth",
    "/api/auth/",
    "/api/auth/nothing",
    "/api/auth/session/",
    "/api/auth/session/../nothing",
    "/api//auth/session",
    "/api/auth/__proto__",
    "/api",
    "/api/nothing",
  ])("%s is JSON that says there is nothing", async (path) => {
    const { status, type, caching } = await send("GET", path);
    expect(status).toBe(404);
    expect(type).toContain("application/json");
    expect(caching).toMatch(/private.*no-store/);
  });

  test.each([
    ["GET", "signout", "POST"],
    ["GET", "callback/firebase", "POST"],
    ["POST", "csrf", "GET"],
    ["PUT", "session", "GET, POST"],
    ["OPTIONS", "session", "GET, POST"],
  ])("%s %s is not allowed, and no other site is let in", async (method, path, allow) => {
    const answer = await send(method, `/api/auth/${path}`);
    expect([answer.status, answer.allow, answer.cors]).toEqual([405, allow, []]);
  });

  test.each([
    ["text/plain", "x", 415],
    ["multipart/form-data; boundary=x", "--x--", 415],
    ["application/x-www-form-urlencoded", `a=${"x".repeat(17 * 1024)}`, 413],
    ["application/json", JSON.stringify({ a: "x".repeat(17 * 1024) }), 413],
  ])("a body of %s is refused", async (type, body, status) => {
    expect((await send("POST", "/api/auth/signout", type, body)).status).toBe(status);
  });

  test("no answer is kept by a cache, sniffed or told to other sites", async () => {
    const replies = await Promise.all(
      ["session", "csrf", "providers", "signin", "error"].map((path) => browser.get(path)),
    );
    for (const { headers } of replies) {
      expect(headers.get("cache-control")).toBe("private, no-cache, no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.has("access-control-allow-origin")).toBe(false);
    }
  });

  test("no origin gets an Allow-Origin header", async () => {
    const { headers } = await browser.get("session", { Origin: "https://evil.example" });
    expect(headers.has("access-control-allow-origin")).toBe(false);
  });
});

describe("what the client reads", () => {
  test("the provider has absolute URLs", async () => {
    const { json } = await browser.get("providers");
    expect(json["firebase"]).toMatchObject({
      type: "credentials",
      signinUrl: `${appUrl}/api/auth/signin/firebase`,
      callbackUrl: `${appUrl}/api/auth/callback/firebase`,
    });
  });

  test("a host that the caller chose is never believed", async () => {
    const { text } = await browser.get("providers", { "X-Forwarded-Host": "evil.example" });
    expect(text).not.toContain("evil.example");
  });

  test("the log takes what a browser reports", async () => {
    const { status } = await browser.postForm("_log", {
      level: "error",
      code: "CLIENT_FETCH_ERROR",
    });
    expect(status).toBe(200);
  });
});

describe("the pages of the session", () => {
  test("send a visitor to the login and say why", async () => {
    const { status, text } = await browser.get(
      "signin?error=SessionRequired&callbackUrl=%2Freports",
    );
    expect(status).toBe(200);
    expect(text).toContain("Please sign in to access this page.");
    expect(text).toContain(`/login?callbackUrl=${encodeURIComponent(`${appUrl}/reports`)}`);
  });

  test("hand a failed sign-in on to the sign-in page", async () => {
    const { status, headers } = await browser.get("error?error=CredentialsSignin");
    expect([status, headers.get("location")]).toEqual([
      302,
      expect.stringMatching(/\/api\/auth\/signin\?error=CredentialsSignin$/),
    ]);
  });

  test.each(["%3Cscript%3E", "__proto__", "AccessDenied&error=AccessDenied"])(
    "escape %s",
    async (error) => {
      const { status, text } = await browser.get(`error?error=${error}`);
      expect(status).toBe(200);
      expect(text).not.toContain("<script");
    },
  );
});
