import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { deleteAccount } from "../support/auth-emulator.ts";
import { fillSignIn, signInAs } from "../support/sign-in.ts";
import { expireToken } from "../support/stored-sign-in.ts";
import { anything, appOrigin, desk, visit } from "../support/visit.ts";

let company: TestCompany;

beforeAll(async () => {
  company = await aCompany();
});

const visitor = () => visit(desk, { mayComplain: anything });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

describe("any path that contains login is the login screen, without the layout", () => {
  const paths = ["/schedules/login-x", "/foo/LOGIN", "/employees/login"];

  test.each(paths)("%s, for a visitor", async (path) => {
    const { page } = await visitor();
    await page.goto(`${appOrigin}${path}`);
    await heading(page, "Sign in");
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByRole("navigation").count()).toBe(0);
    await fillSignIn(page, company.owner.login);
    await heading(page, "Home");
  });

  test("and for a signed-in user, with the way on", async () => {
    const { page } = await visitor();
    await signInAs(page, company.owner.login);
    for (const path of paths) {
      await page.goto(`${appOrigin}${path}`);
      await page.getByText(`You are signed in as ${company.owner.login.email}.`).waitFor();
      expect(await page.getByRole("navigation").count()).toBe(0);
    }
    await page.getByRole("button", { name: "Continue" }).click();
    await heading(page, "Home");
  });
});

describe("a login that was deleted lands on the login", () => {
  const deleted = async () => {
    const { owner } = await aCompany();
    const opened = await visitor();
    const at = { path: "/settings?section=profile", heading: "Settings" };
    await signInAs(opened.page, owner.login, at);
    await deleteAccount(owner.login.uid);
    return opened;
  };

  test.each(["with a token", "with a token that is over"])(
    "at its next visit, %s",
    async (what) => {
      const opened = await deleted();
      const { page } = opened;
      if (what.endsWith("over")) await page.evaluate(expireToken);
      await page.reload();
      await page.waitForURL(/\/login\?callbackUrl=/u);
      await heading(page, "Sign in");
      const own = ["token", "refreshToken", "uid"];
      const kept = async () => {
        const cookies = await opened.context.cookies();
        return cookies.filter(({ name }) => own.includes(name));
      };
      await expect.poll(kept).toEqual([]);
    },
  );

  test("at its next change", async () => {
    const { page } = await deleted();
    await page.getByLabel("Your name").fill("Nobody");
    await page.getByRole("button", { name: "Save" }).click();
    await page.waitForURL(/\/login\?callbackUrl=/u);
    await page.getByText("Your sign-in has ended").waitFor();
  });
});
