import { createServer } from "node:http";
import type { Server } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let server: Server;
let origin = "";

/** The handler as deployed; its module is loaded again, because it caches the environment. */
beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.stubEnv("GCLOUD_PROJECT", "crewline-live");
  vi.stubEnv("APP_ORIGIN", "https://app.crewline.test");
  vi.stubEnv("STAFF_DOMAIN", "crewline.test");
  const { handleAuth } = await import("./handle-auth.ts");
  server = createServer((request, response) => void handleAuth(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});

afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const secret = "a".repeat(43);

test.each([
  ["no secret", ""],
  ["a short secret", "short-and-secret"],
  ["a good and a short secret", `${secret},short-and-secret`],
  ["three secrets", [secret, secret, secret].join()],
])("with %s every endpoint says that it is not configured, and no more", async (_what, value) => {
  vi.stubEnv("SESSION_SECRET", value);
  for (const path of ["session", "csrf", "providers", "signin"]) {
    const answer = await fetch(`${origin}/api/auth/${path}`);
    expect([answer.status, await answer.json()]).toEqual([
      500,
      {
        message:
          "There is a problem with the server configuration. Check the server logs for more information.",
      },
    ]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const logged = vi.mocked(process.stdout.write).mock.calls.map(([line]) => String(line));
  expect(logged.join("")).toContain("NO_SECRET");
  expect(logged.join("")).not.toContain("short-and-secret");
});

test("with a secret the cookie is for https alone", async () => {
  vi.stubEnv("SESSION_SECRET", secret);
  const answer = await fetch(`${origin}/api/auth/csrf`);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()[0]).toContain("; Secure");
});

test.each([undefined, "x", "a.b.c", `${"eyJhbGciOiJub25lIn0"}.${"e30"}.x`])(
  "where App Check is asked for, no change gets through with %s for a proof",
  async (token) => {
    vi.stubEnv("SESSION_SECRET", secret);
    vi.stubEnv("APP_CHECK", "required");
    const headers = token === undefined ? {} : { "X-Firebase-AppCheck": token };
    const body = new URLSearchParams({ csrfToken: "x" });
    const post = (path: string) =>
      fetch(`${origin}/api/auth/${path}`, { method: "POST", headers, body });
    const refused = await post("signout");
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { message: "This request does not come from our app. Reload the page." },
    ]);
    // A beacon cannot carry a header, and the log changes nothing.
    expect((await post("_log")).status).toBe(200);
  },
);
