import { describe, expect, test } from "vitest";
import { sessionCalls } from "./session-calls.ts";

interface Call {
  method: string;
  path: string;
  form: Record<string, string>;
}

type Answer = (call: Call) => { status?: number; body: unknown };

/** The calls against a server that answers as told; `made` records what was sent. */
function aServer(answer: Answer) {
  const made: Call[] = [];
  const calls = sessionCalls(async (input, init) => {
    const form = init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
    const call = { method: init?.method ?? "GET", path: String(input), form };
    made.push(call);
    const { status = 200, body } = answer(call);
    return new Response(JSON.stringify(body), { status });
  });
  return { calls, made };
}

const home = { url: "https://app.example/" };
const providers = { firebase: { id: "firebase" } };

/** Answers providers and csrf as usual, and sign-in and sign-out as told. */
const usual =
  (post: Answer): Answer =>
  (call) => {
    if (call.path.endsWith("/providers")) return { body: providers };
    if (call.path.endsWith("/csrf")) return { body: { csrfToken: "c".repeat(64) } };
    return post(call);
  };

describe("signing in", () => {
  test("asks for the providers and a token, then posts the ID token as a form", async () => {
    const { calls, made } = aServer(usual(() => ({ body: home })));
    expect(await calls.signIn("id-token", "/employees")).toEqual({
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
    const result = await calls.signIn("id-token", "/");
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
    expect((await calls.signIn("id-token", "/")).ok).toBe(true);
    expect(posts).toBe(2);
  });

  test("gives up after the second refusal", async () => {
    const url = "https://app.example/api/auth/signin?csrf=true&error=MissingCSRF";
    const { calls, made } = aServer(usual(() => ({ status: 403, body: { url } })));
    expect((await calls.signIn("id-token", "/")).error).toBe("MissingCSRF");
    expect(made.filter(({ method }) => method === "POST")).toHaveLength(2);
  });

  test("does not take an inherited property for a provider", async () => {
    const { calls } = aServer(() => ({ body: { toString: {} } }));
    expect((await calls.signIn("id-token", "/")).error).toBe("Configuration");
  });

  test("rejects when the server has no answer", async () => {
    const { calls } = aServer(usual(() => ({ status: 503, body: {} })));
    await expect(calls.signIn("id-token", "/")).rejects.toThrow("503");
  });
});

describe("the session", () => {
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
