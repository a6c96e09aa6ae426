import { createServer } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { handleNotFound } from "./handle-auth.ts";
import { call, get, jsonType, postForm, serveAuth, visitor } from "./auth-server.test-support.ts";

serveAuth();

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
