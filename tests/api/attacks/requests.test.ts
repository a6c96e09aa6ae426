import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aLogin } from "../../support/auth-emulator.ts";
import { runAttacks } from "./run-attacks.ts";
import type { Attempt } from "./run-attacks.ts";
import type { Headers } from "./stack-doors.ts";
import { asForm, asJson, bearer, codesOf, mannersOf, queryPath, refusal } from "./stack-doors.ts";
import { send, sendPastHosting } from "./stack-doors.ts";

/** Requests that are odd as HTTP: methods, bodies, paths, caches, cookies. */
const login = await aLogin();
const me = bearer(login.idToken);
const save = "/api/trpc/user.save";

const input = () => JSON.stringify({ idempotencyKey: randomUUID(), displayName: "Kim" });
const post = (path: string, body: string | Buffer, headers: Headers = asJson) =>
  send("POST", path, { headers: { ...me, ...headers }, body });

const sized = (bytes: number) => {
  const text = input();
  return text + " ".repeat(bytes - Buffer.byteLength(text));
};
const nothing = (path: string): Attempt => ({
  what: `${path} through Hosting`,
  how: async () => mannersOf(await send("GET", path, { headers: me })),
  expected: refusal(404),
});
const nothingPast = (name: string, path: string): Attempt => ({
  what: `${path} at the function ${name}`,
  how: async () => mannersOf(await sendPastHosting(name, path, me)),
  expected: refusal(404),
});

const method = (name: string, path: string, status: number): Attempt => ({
  what: `${name} ${path}`,
  how: async () => {
    const { headers, text, ...reply } = await send(name, path, { headers: me });
    const { cors } = mannersOf({ ...reply, headers, text });
    return { status: reply.status, cors, tells: text.includes(login.email) };
  },
  expected: { status, cors: [], tells: false },
});

const otherMethods = ["OPTIONS", "TRACE", "PUT", "PATCH", "DELETE", "PROPFIND"];

const notFoundToken = { token: "t".repeat(43) };
const caching = (what: string, ask: () => ReturnType<typeof send>, status: number): Attempt => ({
  what,
  how: async () => {
    const { status: given, headers } = await ask();
    return { status: given, caching: headers["cache-control"] };
  },
  expected: { status, caching: "private, no-cache, no-store" },
});

const otherCookies = {
  cookie: `a=1; token=${login.idToken}; refreshToken=x; uid=${login.uid}; admin=true`,
};
const sameWithCookies = (path: string, headers: Headers = {}): Attempt => ({
  what: path,
  how: async () => {
    const plain = await send("GET", path, { headers });
    const given = await send("GET", path, { headers: { ...headers, ...otherCookies } });
    const said = ({ status, text }: typeof plain) => [
      status,
      text.replace(/[0-9a-f-]{36,64}/gu, "id"),
    ];
    return {
      isSame: JSON.stringify(said(plain)) === JSON.stringify(said(given)),
      status: given.status,
    };
  },
  expected: { isSame: true, status: expect.any(Number) },
});

runAttacks("requests", [
  {
    row: 49,
    about: "unused methods",
    honestly: [
      {
        ...method("GET", "/api/trpc/user.userInfo", 200),
        expected: { status: 200, cors: [], tells: true },
      },
      method("HEAD", "/api/trpc/user.userInfo", 204),
    ],
    attacks: [
      ...otherMethods.flatMap((name) => [
        method(name, "/api/trpc/user.userInfo", 405),
        method(name, "/api/auth/session", 405),
        method(name, "/api/auth/callback/firebase", 405),
        method(name, "/api/nothing", 404),
      ]),
      method("HEAD", "/api/auth/session", 405),
      method("HEAD", "/api/nothing", 404),
      {
        what: "another method in a header",
        how: async () => {
          const headers = { ...me, "x-http-method-override": "POST" };
          return codesOf(await send("GET", `${save}?input=%7B%7D`, { headers }));
        },
        expected: { status: 405, codes: ["METHOD_NOT_SUPPORTED"] },
      },
      {
        what: "a question of another site's page beforehand",
        how: async () => {
          const headers = { origin: "https://evil.test", "access-control-request-method": "POST" };
          return mannersOf(await send("OPTIONS", save, { headers }));
        },
        expected: refusal(405),
      },
    ],
  },
  {
    row: 71,
    about: "paths beside the ones that exist",
    honestly: [
      caching("the session", () => send("GET", "/api/auth/session"), 200),
      caching("the session past Hosting", () => sendPastHosting("auth", "/api/auth/session"), 200),
    ],
    attacks: [
      "/api/auth/../trpc/x",
      "/api//auth/session",
      "/API/auth/session",
      "//api/auth/session",
      "/api",
      "/api/",
      "/Api/x",
      "/api/auth",
      "/api/auth/",
      "/api/trpc",
      "/api/nothing",
      "/api/auth/%2e%2e/trpc/user.userInfo",
      "/api/auth/..%2ftrpc/user.userInfo",
      "/%61pi/auth/session",
      "/api%2fauth/session",
      "/api;x/auth/session",
      "/api.json",
      "/api/auth/session/",
      "/api/auth/session/x",
      "/api/trpc/",
    ]
      .map(nothing)
      .concat(
        ["/session", "/", "//", "/user.userInfo", "/api/trpc/user.userInfo"].map((path) =>
          nothingPast("auth", path),
        ),
        [
          "/user.userInfo",
          "/",
          "//",
          "/api/auth/session",
          "//evil.test/api/trpc/user.userInfo",
        ].map((path) => nothingPast("trpc", path)),
      ),
  },
  {
    row: 72,
    about: "answers that a cache might keep",
    honestly: [
      caching("an answer", () => send("GET", queryPath("user.userInfo"), { headers: me }), 200),
    ],
    attacks: [
      caching(
        "an invitation that is not there",
        () => send("GET", queryPath("user.findInvitation", notFoundToken)),
        404,
      ),
      caching("a procedure that is not there", () => send("GET", queryPath("user.nothing")), 404),
      caching("no sign-in", () => send("GET", queryPath("user.userInfo")), 401),
      caching("no right to it", () => send("GET", queryPath("users.list"), { headers: me }), 403),
      caching(
        "a wrong input",
        () => send("GET", `${queryPath("user.findInvitation")}?input=%7B`),
        400,
      ),
      caching("a wrong method", () => send("PUT", save), 405),
      caching("a wrong type", () => post(save, "x", { "content-type": "text/plain" }), 415),
      caching("too large", () => post(save, sized(300_000)), 413),
      caching(
        "unequal answers",
        () =>
          send("GET", "/api/trpc/user.userInfo,users.list?batch=1&input=%7B%7D", { headers: me }),
        207,
      ),
      caching("refused by the framework", () => post(save, "{"), 400),
      caching(
        "a forged change of the session",
        () => post("/api/auth/signout", "json=true", asForm),
        403,
      ),
      caching("a page that is not there", () => send("GET", "/api/auth/nothing"), 404),
    ],
  },
  {
    row: 74,
    about: "cookies of the application, which production never passes on",
    honestly: [sameWithCookies(queryPath("user.userInfo"), me)],
    attacks: [
      "/api/auth/session",
      "/api/auth/providers",
      "/api/auth/signin",
      "/api/auth/error",
      queryPath("user.userInfo"),
      queryPath("users.list"),
      queryPath("companyOptions.list"),
    ].map((path) => sameWithCookies(path)),
  },
]);

test.each([
  ["PUT", save, "GET, HEAD, POST"],
  ["GET", save, "POST"],
  ["POST", "/api/trpc/user.userInfo", "GET, HEAD"],
])("a refusal of %s %s says which methods there are", async (name, path, allowed) => {
  const body = name === "GET" ? {} : { body: input() };
  const { status, headers } = await send(name, path, { headers: { ...me, ...asJson }, ...body });
  expect([status, headers.allow]).toEqual([405, allowed]);
});
