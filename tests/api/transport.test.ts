import { beforeAll, describe, expect, test } from "vitest";
import { ports } from "../../emulators/ports.ts";
import { appUrl } from "../../emulators/stack/stack-environment.ts";
import { aLogin } from "../support/auth-emulator.ts";

let bearer = "";

beforeAll(async () => {
  bearer = `Bearer ${(await aLogin()).idToken}`;
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const call = (path: string, init: Sent = {}) =>
  fetch(`${appUrl}/api/trpc/${path}`, {
    ...init,
    headers: { authorization: bearer, ...init.headers },
  });

const post = (path: string, body: string, type = "application/json") =>
  call(path, { method: "POST", headers: { "content-type": type }, body });

const saveInput = JSON.stringify({
  displayName: "Kim",
  idempotencyKey: "6f8c1f0e-0d6c-4d54-9c32-0d7d3c1d1f11",
});

describe("queries are GET and mutations are POST", () => {
  test("a query without input is a GET with the batch flag", async () => {
    const response = await call("user.userInfo?batch=1&input=%7B%7D");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject([{ result: { data: { data: { role: null } } } }]);
  });

  test.each([
    ["a GET of a mutation", () => call("user.save?input=%7B%7D"), 405],
    ["a POST of a query", () => post("user.userInfo", "{}"), 405],
    ["another method", () => call("user.userInfo", { method: "PUT" }), 405],
    ["a batch that mixes both", () => call("user.userInfo,user.save?batch=1&input=%7B%7D"), 400],
    ["an unknown procedure", () => call("user.nothing"), 404],
    ["a name of JavaScript's own", () => call("__proto__"), 404],
    ["input that is not JSON", () => call("user.findInvitation?input=%7B"), 400],
    [
      "input that is not JSON, of a query that takes none",
      () => call("user.userInfo?input=%7B"),
      400,
    ],
    ["such input in a batch", () => call("user.userInfo?batch=1&input=%7B"), 400],
    ["a batch whose input is a number", () => call("user.userInfo?batch=1&input=5"), 400],
    [
      "a streamed answer",
      () => call("user.userInfo", { headers: { "trpc-accept": "application/jsonl" } }),
      406,
    ],
  ])("%s is refused", async (_what, send, status) => {
    expect((await send()).status).toBe(status);
  });

  test("a batch of eleven is refused, one of ten is not", async () => {
    const batch = (size: number) =>
      call(`${Array(size).fill("user.userInfo").join(",")}?batch=1&input=%7B%7D`);
    expect((await batch(11)).status).toBe(400);
    expect((await batch(10)).status).toBe(200);
  });

  test("a batch with unequal outcomes tells each of them", async () => {
    const response = await call("user.userInfo,users.list?batch=1&input=%7B%7D");
    expect(response.status).toBe(207);
    expect(await response.json()).toMatchObject([
      { result: { data: { data: {} } } },
      { error: { data: { code: "FORBIDDEN" } } },
    ]);
  });
});

describe("a body", () => {
  test.each(["multipart/form-data; boundary=x", "text/plain", "application/x-www-form-urlencoded"])(
    "of type %s is refused",
    async (type) => expect((await post("user.save", saveInput, type)).status).toBe(415),
  );

  test("above 256 KB is refused", async () => {
    const padding = " ".repeat(256 * 1024);
    expect((await post("user.save", saveInput + padding)).status).toBe(413);
  });

  test("that would pollute prototypes changes nothing", async () => {
    const body = `{"__proto__":{"isStaff":true},${saveInput.slice(1)}`;
    expect((await post("user.save", body)).status).toBe(200);
    expect((await call("users.list")).status).toBe(403);
  });
});

describe("every answer", () => {
  test.each([
    ["an answer", () => call("user.userInfo")],
    [
      "a NOT_FOUND",
      () =>
        call(`user.findInvitation?input=${encodeURIComponent(`{"token":"${"t".repeat(43)}"}`)}`),
    ],
    ["a refusal before any procedure", () => call("user.userInfo", { method: "DELETE" })],
    ["the head of an answer", () => call("user.userInfo", { method: "HEAD" })],
  ])("%s is not kept by any cache and opens to no origin", async (_what, send) => {
    const { headers } = await send();
    expect(headers.get("cache-control")).toBe("private, no-cache, no-store");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  test("past Hosting varies by who asks", async () => {
    const paths = ["trpc/api/trpc/user.userInfo", "auth/api/auth/session", "notFound/x"];
    const direct = `http://127.0.0.1:${ports.functions}/demo-crewline/us-central1`;
    const answers = await Promise.all(
      [...paths, "calendar/api/calendar/x.ics"].map((path) => fetch(`${direct}/${path}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 404, 404]);
    const varying = answers.map(({ headers }) => headers.get("vary"));
    expect(new Set(varying)).toEqual(new Set(["Authorization, Cookie"]));
  });

  test("to an error names its request and no stack", async () => {
    const response = await call("user.findInvitation?input=%7B%22token%22%3A%22short%22%7D");
    const { error } = JSON.parse(await response.text());
    expect(error.data).toEqual({
      code: "BAD_REQUEST",
      httpStatus: 400,
      path: "user.findInvitation",
      rule: null,
      fieldErrors: { token: expect.any(String) },
      requestId: expect.stringMatching(/^[\w-]{36}$/u),
    });
  });

  test("a token in a cookie or in the address signs no one in", async () => {
    const token = bearer.slice("Bearer ".length);
    const headers = { authorization: "", cookie: `token=${token}` };
    const response = await call(`user.userInfo?token=${token}`, { headers });
    const { error } = JSON.parse(await response.text());
    expect(response.status).toBe(401);
    expect(error.message).toContain("Firebase");
  });
});
