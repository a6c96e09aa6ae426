import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { describe, expect, test } from "vitest";
import type { AuthRequest } from "../session/auth-request.ts";
import { deriveSessionKeys } from "../session/session-keys.ts";
import { getErrorPage } from "./get-error-page.ts";
import { getSigninPage } from "./get-signin-page.ts";

const app = "https://app.crewline.test";

function asking(query: string): AuthRequest {
  const keys = deriveSessionKeys(["secret"]);
  if (keys === null) throw new Error("a test needs a secret");
  return {
    provider: null,
    query: new URLSearchParams(query),
    body: {},
    cookie: null,
    keys,
    appOrigin: app,
    addresses: { caller: null, connection: null },
    device: "A browser",
    usesSecureCookies: true,
    locale: unknownReader,
  };
}

describe("the sign-in page", () => {
  test("says why it is shown and leads to the login, which leads back", () => {
    const { status, html } = getSigninPage(asking("error=SessionRequired&callbackUrl=/reports"));
    expect(status).toBe(200);
    expect(html).toContain("Please sign in to access this page.");
    const query = new URLSearchParams({ callbackUrl: `${app}/reports`, error: "SessionRequired" });
    expect(html).toContain(`href="/login?${query}"`.replace("&", "&amp;"));
  });

  test("without a reason and a way back is just a link", () => {
    const { html } = getSigninPage(asking(""));
    expect(html).toContain(`href="/login"`);
    expect(html).not.toContain("<p>");
  });

  test("never leads to another site", () => {
    expect(getSigninPage(asking("callbackUrl=https://evil.test")).html).not.toContain("evil");
  });

  test.each(["callbackUrl=javascript:alert(1)", "callbackUrl=/a&callbackUrl=/b"])(
    "is a mistake with %s",
    (query) => {
      const { status, html } = getSigninPage(asking(query));
      expect(status).toBe(400);
      expect(html).toContain("The address to return to is not valid.");
      expect(html).toContain(`href="/login"`);
    },
  );
});

describe("the error page", () => {
  test.each([
    ["SessionRequired", "SessionRequired"],
    ["oauthcallback", "OAuthCallback"],
    ["CredentialsSignin", "CredentialsSignin"],
  ])("hands %s on to the sign-in page", (error, name) => {
    const { status, location } = getErrorPage(asking(`error=${error}`));
    expect([status, location]).toEqual([302, `${app}/api/auth/signin?error=${name}`]);
  });

  test.each([
    ["error=AccessDenied", 403, "Access denied"],
    ["error=verification", 403, "Unable to sign in"],
    ["error=Configuration", 500, "Server error"],
    ["error=__proto__", 200, "Error"],
    ["error=%3Cscript%3E", 200, "Error"],
    [`error=${"x".repeat(5000)}`, 200, "Error"],
    ["error=AccessDenied&error=AccessDenied", 200, "Error"],
    ["", 200, "Error"],
  ])("explains %.40s", (query, status, title) => {
    const page = getErrorPage(asking(query));
    expect(page.status).toBe(status);
    expect(page.html).toContain(`<h1>${title}</h1>`);
    expect(page.html).not.toContain("<script");
  });
});
