import { describe, expect, test, vi } from "vitest";
import { sessionCalls } from "./session-calls.ts";
import { aServer, home, stay, usual } from "./session-calls.fakes.ts";

describe("signing in", () => {
  test("asks for the providers and a token, then posts the ID token as a form", async () => {
    const { calls, made } = aServer(usual(() => ({ body: home })));
    expect(await calls.signIn("firebase", stay))?.toEqual({
      ok: true,
      status: 200,
      error: null,
      url: home.url,
    });
    expect(made.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/auth/providers",
      "GET /api/auth/csrf",
      "POST /api/auth/callback/firebase",
    ]);
    expect(made[2]?.form).toEqual({
      idToken: "id-token",
      redirect: "false",
      csrfToken: "c".repeat(64),
      callbackUrl: "/employees",
      json: "true",
    });
  });

  test("reads the error from the returned address", async () => {
    const url = "https://app.example/api/auth/error?error=CredentialsSignin&provider=firebase";
    const { calls } = aServer(usual(() => ({ status: 401, body: { url } })));
    const result = await calls.signIn("firebase", stay);
    expect(result).toEqual({ ok: false, status: 401, error: "CredentialsSignin", url: null });
  });

  test("fetches a new token and tries once more when another tab replaced the cookie", async () => {
    const url = "https://app.example/api/auth/signin?csrf=true&error=MissingCSRF";
    let posts = 0;
    const { calls } = aServer(
      usual(() => {
        posts += 1;
        return posts === 1 ? { status: 403, body: { url } } : { body: home };
      }),
    );
    expect((await calls.signIn("firebase", stay))?.ok).toBe(true);
    expect(posts).toBe(2);
  });

  test("gives up after the second refusal", async () => {
    const url = "https://app.example/api/auth/signin?csrf=true&error=MissingCSRF";
    const { calls, made } = aServer(usual(() => ({ status: 403, body: { url } })));
    expect((await calls.signIn("firebase", stay))?.error).toBe("MissingCSRF");
    expect(made.filter(({ method }) => method === "POST")).toHaveLength(2);
  });

  test("sends the browser to the error page when the providers cannot be loaded", async () => {
    for (const status of [500, 503, 404]) {
      const { calls, made, went } = aServer(() => ({ status, body: { message: "x" } }));
      expect(await calls.signIn("firebase", stay)).toBeNull();
      expect([went, made.length]).toEqual([["/api/auth/error"], 1]);
    }
  });

  test.each(["unknown", "toString", "constructor", "__proto__"])(
    "sends the browser to the sign-in page for the provider %s",
    async (provider) => {
      const { calls, made, went } = aServer(usual(() => ({ body: home })));
      expect(await calls.signIn(provider, stay)).toBeNull();
      expect(went).toEqual(["/api/auth/signin?callbackUrl=%2Femployees"]);
      expect(made).toHaveLength(1);
    },
  );

  test("opens the address that the server names, unless told to stay", async () => {
    const { calls, made, went } = aServer(usual(() => ({ body: home })));
    expect(await calls.signIn("firebase", { idToken: "t" })).toBeNull();
    expect(went).toEqual([home.url]);
    expect(made[2]?.form["callbackUrl"]).toBe("https://app.example/employees?tab=pay");
  });

  test("reloads where the address differs only in what follows #", async () => {
    const url = "https://app.example/#rates";
    const { calls, went } = aServer(usual(() => ({ body: { url } })));
    await calls.signIn("firebase", { idToken: "t" });
    expect(went).toEqual([url, "reload"]);
  });

  test("goes back to the callback address when the server names none", async () => {
    const { calls, went } = aServer(usual(() => ({ body: {} })));
    await calls.signIn("firebase", { callbackUrl: "/reports" });
    expect(went).toEqual(["/reports"]);
  });

  test("posts to signin and leaves for a provider without credentials", async () => {
    const { calls, made, went } = aServer(usual(() => ({ body: home })));
    expect(await calls.signIn("mail", stay)).toBeNull();
    expect([made[2]?.path, went]).toEqual(["/api/auth/signin/mail", [home.url]]);
  });

  test("tells the server's sentence when there were too many attempts", async () => {
    const url = "https://app.example/api/auth/error?error=TooManyAttempts";
    const message = "Too many attempts. Try again in 40 seconds.";
    const { calls } = aServer(
      usual(() => ({ status: 429, body: { url, message }, headers: { "retry-after": "40" } })),
    );
    expect(await calls.signIn("firebase", stay)).toEqual({
      ok: false,
      status: 429,
      error: "TooManyAttempts",
      url: null,
      wait: { seconds: 40, message },
    });
  });

  test("rejects when there is no answer to the question for providers, which is no fault", async () => {
    const send = () => Promise.reject(new TypeError("Failed to fetch"));
    const calls = sessionCalls(send, {
      href: () => "",
      goTo: () => undefined,
      reload: () => undefined,
    });
    await expect(calls.signIn("firebase", stay)).rejects.toThrow("Failed to fetch");
  });

  test("rejects when the server has no answer", async () => {
    const { calls } = aServer(usual(() => ({ status: 503, body: {} })));
    await expect(calls.signIn("firebase", stay)).rejects.toThrow("503");
  });
});

describe("signing out", () => {
  test("posts a token and where to go, and answers the address", async () => {
    const { calls, made } = aServer(usual(() => ({ body: home })));
    expect(await calls.signOut("/login")).toEqual({ url: home.url });
    expect(made.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/auth/csrf",
      "POST /api/auth/signout",
    ]);
    const csrfToken = "c".repeat(64);
    expect(made[1]?.form).toEqual({ csrfToken, callbackUrl: "/login", json: "true" });
  });

  test("fetches a new token and tries once more when another tab replaced the cookie", async () => {
    const url = "https://app.example/api/auth/signin?csrf=true&error=MissingCSRF";
    const { calls, made } = aServer(usual(() => ({ status: 403, body: { url } })));
    await calls.signOut("/login");
    expect(made.filter(({ method }) => method === "POST")).toHaveLength(2);
  });
});

describe("an update", () => {
  const user = { guid: "u1", admin: true, email: "a@x.example", name: null, role: "admin" };
  const session = { user, expires: "2026-11-26" };

  test("posts the ID token as data and answers the session", async () => {
    const { calls, made } = aServer(usual(() => ({ body: session })));
    expect(await calls.update("id-token")).toEqual(session);
    expect(made.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/auth/csrf",
      "POST /api/auth/session",
    ]);
    expect(made[1]?.json).toEqual({ csrfToken: "c".repeat(64), data: { idToken: "id-token" } });
  });

  test("is tried once more with a new token, and then changes nothing", async () => {
    const { calls, made } = aServer(usual(() => ({ status: 400, body: {} })));
    expect(await calls.update("id-token")).toBeNull();
    expect(made.filter(({ method }) => method === "POST")).toHaveLength(2);
  });

  test("rejects when the server has no answer", async () => {
    const { calls } = aServer(usual(() => ({ status: 503, body: {} })));
    await expect(calls.update("id-token")).rejects.toThrow("503");
  });
});

test("a failure is logged as a form that needs no answer and no token", () => {
  const sendBeacon = vi.fn<(url: string, body: URLSearchParams) => boolean>(() => true);
  vi.stubGlobal("navigator", { sendBeacon });
  const { calls } = aServer(() => ({ body: {} }));
  calls.log("CLIENT_FETCH_ERROR", "no answer");
  vi.unstubAllGlobals();
  const [[url, body] = []] = sendBeacon.mock.calls;
  expect(url).toBe("/api/auth/_log");
  expect(Object.fromEntries(body ?? [])).toEqual({
    level: "error",
    code: "CLIENT_FETCH_ERROR",
    client: "true",
    url: "/employees",
    message: "no answer",
  });
});

describe("the session", () => {
  test.each([500, 503, 404, 429])("is unknown when the answer is %i", async (status) => {
    const { calls } = aServer(() => ({ status, body: {} }));
    await expect(calls.getSession()).rejects.toThrow(String(status));
  });

  test.each([{}, null, "x", { user: {} }, { user: { guid: "" }, expires: "2026" }])(
    "is none when the answer is %j",
    async (body) => {
      const { calls } = aServer(() => ({ body }));
      expect(await calls.getSession()).toBeNull();
    },
  );

  test("is read without what does not belong to it", async () => {
    const user = { guid: "u1", admin: "yes", email: "a@x.example", name: null, role: "admin" };
    const { calls } = aServer(() => ({ body: { user, expires: "2026-11-26", extra: 1 } }));
    expect(await calls.getSession()).toEqual({
      user: { guid: "u1", admin: false, email: "a@x.example", name: null, role: "admin" },
      expires: "2026-11-26",
    });
  });
});
