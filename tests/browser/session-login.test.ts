import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { anything, appOrigin, desk, visit } from "../support/visit.ts";
import type { Visitor } from "../support/visit.ts";
import { fillSignIn } from "../support/sign-in.ts";

let company: TestCompany;

beforeAll(async () => {
  company = await aCompany();
});

async function visitor(): Promise<Visitor> {
  const opened = await visit(desk, { isNew: true, mayComplain: anything });
  return opened;
}

describe("an attacker who tries addresses and passwords", () => {
  test("gets the same message for a wrong password, an unknown address and an odd one", async () => {
    const { page } = await visitor();
    const { email } = company.owner.login;
    const told = new Set<string>();
    for (const address of [email, `${randomUUID()}@nobody.example`, "a@b.c"]) {
      await page.goto(`${appOrigin}/login`);
      await fillSignIn(page, { email: address, password: "not this one" });
      told.add(await page.getByRole("alert").innerText());
    }
    expect([...told]).toEqual(["The e-mail address or the password is not right."]);
    await expectAccessible(page);
  });

  test("gets the same message after requesting a reset, with an account or without", async () => {
    const { page } = await visitor();
    const told = new Set<string>();
    for (const address of [company.owner.login.email, `${randomUUID()}@nobody.example`]) {
      await page.goto(`${appOrigin}/login?view=reset`);
      await page.getByLabel("E-mail").fill(address);
      await page.getByRole("button", { name: "Send the link" }).click();
      told.add((await page.getByRole("alert").innerText()).replace(address, "*"));
    }
    expect([...told]).toEqual(["If there is an account for *, a link is on its way."]);
  });

  test("shows how long the server asks to wait, and continues automatically", async () => {
    const { page } = await visitor();
    const url = `${appOrigin}/api/auth/error?error=TooManyAttempts`;
    const message = "Too many attempts. Try again in 6 seconds.";
    await page.route("**/api/auth/callback/firebase", (route) =>
      route.fulfill({ status: 429, headers: { "retry-after": "6" }, json: { url, message } }),
    );
    await page.goto(`${appOrigin}/login`);
    await fillSignIn(page, company.owner.login);
    await page.getByText(message).waitFor();
    await page.unroute("**/api/auth/callback/firebase");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  });

  test("is told by the identity service's limit when to come back", async () => {
    const { page } = await visitor();
    await page.route("**/accounts:signInWithPassword*", (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER" } },
      }),
    );
    await page.goto(`${appOrigin}/login`);
    await fillSignIn(page, company.owner.login);
    await page.getByText("Try again in about 15 minutes").waitFor();
  });
});

describe("the window of Google", () => {
  /** The script that opens the window comes from Google; this one says what it was asked. */
  async function withPopups(page: Page, opens: boolean): Promise<void> {
    await page.addInitScript((canOpen: boolean) => {
      const frame = { restyle: async () => undefined, ping: async (done: () => void) => done() };
      const register = (_: string, tell: unknown) => Object.assign(globalThis, { tell });
      const context = {
        open: (_: unknown, ready: (frame: object) => void) =>
          ready({ ...frame, register, send: () => undefined }),
      };
      const iframes = { Iframe: Object, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 1 };
      const asked: string[] = [];
      Object.assign(globalThis, {
        gapi: { iframes },
        asked,
        open: (_url: string, _name: string, features: string) => {
          asked.push(features);
          const isBlocked = !canOpen || asked.length === 1;
          return isBlocked
            ? null
            : { closed: true, focus: () => undefined, close: () => undefined };
        },
      });
    }, opens);
  }

  test("is 500 by 600; where the browser blocks it another click opens it", async () => {
    const { page } = await visitor();
    await withPopups(page, true);
    await page.goto(`${appOrigin}/login`);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    await page.getByText("The browser blocked the sign-in window.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Open it now" }).click();
    await expect.poll(() => page.evaluate("asked.length")).toBe(2);
    const [features] = await page.evaluate<string[]>("asked");
    expect(features).toMatch(/width=500,height=600/u);
    await page.getByRole("button", { name: "Continue with Google" }).isEnabled();
  });

  test("that finds the address with another way to sign in says so, and the server's log knows", async () => {
    const { page } = await visitor();
    await withPopups(page, true);
    await page.addInitScript(() => {
      const opened = { closed: false, focus: () => undefined, close: () => undefined };
      const open = (url: string) =>
        Object.assign(opened, { eventId: new URL(url).searchParams.get("eventId") });
      Object.assign(globalThis, { open, opened });
    });
    await page.goto(`${appOrigin}/login`);
    const reported = page.waitForRequest("**/api/auth/_log").catch(() => null);
    await page.getByRole("button", { name: "Continue with Google" }).click();
    const answer = `tell({ authEvent: {
      type: "signInViaPopup", eventId: opened.eventId, sessionId: "s", urlResponse: null,
      error: { code: "auth/account-exists-with-different-credential", message: "x" },
    } }).status`;
    await expect.poll(() => page.evaluate(answer).catch(() => null)).toBe("ACK");
    await page.getByText("Sign in the way you did the first time").waitFor();
    expect((await reported)?.postData()).toContain("code=ACCOUNT_NOT_LINKED_ERROR");
  });

  test("that the person closes is no problem that anybody has to read", async () => {
    const { page } = await visitor();
    await withPopups(page, true);
    await page.goto(`${appOrigin}/login`);
    const google = page.getByRole("button", { name: "Continue with Google" });
    await google.click();
    await page.getByRole("button", { name: "Open it now" }).click();
    await expect.poll(() => google.isEnabled()).toBe(true);
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});
