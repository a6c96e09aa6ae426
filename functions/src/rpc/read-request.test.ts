import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import type { FunctionRequest } from "./read-request.ts";
import { readRequest } from "./read-request.ts";

interface Change {
  url?: string;
  method?: string;
  headers?: Record<string, string>;
  rawBody?: Buffer;
}

function aRequest({ url = "/api/trpc/user.userInfo", method = "GET", ...rest }: Change = {}) {
  const request: FunctionRequest = new IncomingMessage(new Socket());
  return Object.assign(request, { url, method, ...rest });
}

describe("a request", () => {
  test("keeps its path, its token and its body, and no other header", async () => {
    const headers = {
      authorization: "Bearer a.b.c",
      "content-type": "application/json; charset=utf-8",
      cookie: "token=secret",
      "x-forwarded-host": "evil.example",
    };
    const rawBody = Buffer.from('{"a":1}');
    const read = readRequest(aRequest({ method: "POST", headers, rawBody }));
    if (!(read instanceof Request)) throw new Error("It was refused.");
    expect([...read.headers.keys()]).toEqual(["authorization", "content-type"]);
    expect(new URL(read.url).pathname).toBe("/api/trpc/user.userInfo");
    expect(await read.text()).toBe('{"a":1}');
  });

  test.each([
    ["/user.userInfo", 404],
    ["/api/auth/session", 404],
    ["/api/trpc", 404],
    ["/api/trpc/../auth/session", 404],
    ["/x/../api/trpc/user.userInfo", 404],
    ["//evil.example/api/trpc/user.userInfo", 404],
    ["http://evil.example/api/trpc/user.userInfo", 404],
    ["//", 404],
    ["", 404],
    ["/api/trpc/%E0%A4%A", 400],
  ])("to %s is refused with %d", (url, status) => {
    expect(readRequest(aRequest({ url }))).toMatchObject({ status });
  });

  test("whose body is 256 KB is read, and a byte more is refused", () => {
    const headers = { "content-type": "application/json" };
    const post = (size: number) =>
      readRequest(aRequest({ method: "POST", headers, rawBody: Buffer.alloc(size, " ") }));
    expect(post(256 * 1024)).toBeInstanceOf(Request);
    expect(post(256 * 1024 + 1)).toMatchObject({ status: 413 });
  });

  test.each(["multipart/form-data", "text/plain", "application/json; charset=utf-7", ""])(
    "with a body of type '%s' is refused",
    (type) => {
      const headers = { "content-type": type };
      expect(readRequest(aRequest({ method: "POST", headers }))).toMatchObject({ status: 415 });
    },
  );

  test.each(["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])("by %s is refused", (method) => {
    expect(readRequest(aRequest({ method }))).toMatchObject({ status: 405 });
  });
});
