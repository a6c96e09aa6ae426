import { describe, expect, test } from "vitest";
import {
  app,
  call,
  formType,
  jsonType,
  postForm,
  serveAuth,
  visitor,
} from "./auth-server.test-support.ts";

serveAuth();

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
