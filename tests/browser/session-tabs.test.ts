import type { BrowserContext, Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { apiFor } from "../support/api-client.ts";
import { changeAccount } from "../support/auth-emulator.ts";
import { countAttacks } from "../support/count-attacks.ts";
import { SessionBrowser } from "../support/session-browser.ts";
import { anything, appOrigin, desk, visit } from "../support/visit.ts";
import type { Visitor } from "../support/visit.ts";
import { setRole } from "../support/set-role.ts";
import { signInAs, signOutOf } from "../support/sign-in.ts";
import { openMenu } from "../support/steps-of-a-journey.ts";

const attackRow = countAttacks("browser", "tabs");
const attacks = {
  lowered: attackRow({ row: 16, about: "five open tabs after a role was lowered" }),
  messages: attackRow({ row: 84, about: "messages between tabs that another tab made up" }),
  tabs: attackRow({ row: 86, about: "five tabs that sign in and out at once" }),
};

const SIGN_IN_PAGE = "/api/auth/signin";
const SOON = { timeout: 5_000, interval: 100 };

let company: TestCompany;
let visitor: Visitor;

beforeAll(async () => {
  company = await aCompany();
  await anEmployee(company);
});

beforeEach(async () => {
  visitor = await visit(desk, { mayComplain: anything });
});

/** Five tabs of one browser at the path; the first is there already. */
async function fiveTabs({ page, context }: Visitor, path: string): Promise<Page[]> {
  const others = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  await Promise.all(others.map((tab) => tab.goto(`${appOrigin}${path}`)));
  return [page, ...others];
}

const isAtLogin = (tab: Page) => new URL(tab.url()).pathname === "/login";
/** True at the login or the sign-in page: a tab whose session is gone may go to either. */
const isOut = (tab: Page) => ["/login", SIGN_IN_PAGE].includes(new URL(tab.url()).pathname);
const pathsOf = (tabs: readonly Page[]) => tabs.map((tab) => new URL(tab.url()).pathname);

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).toSorted();
}

/** Clicks in every tab; a tab that the others have overtaken has nothing left to click. */
async function atOnce(tabs: readonly Page[], target: (tab: Page) => Locator): Promise<void> {
  const clicks = tabs.map((tab) => target(tab).click({ timeout: 3_000 }));
  const results = await Promise.allSettled(clicks);
  expect(results.map(({ status }) => status)).toContain("fulfilled");
}

/** The answer of the session endpoint to this browser; not every page may call it. */
const sessionOf = async (page: Page) =>
  (await page.context().request.get(`${appOrigin}/api/auth/session`)).json();

describe("five tabs", () => {
  test("are all signed out within five seconds once one of them is", async () => {
    await signInAs(visitor.page, company.owner.login, { path: "/employees", heading: "Employees" });
    const tabs = await fiveTabs(visitor, "/employees");
    for (const tab of tabs) await tab.getByRole("row", { name: /Ana Diaz/u }).waitFor();
    await signOutOf(tabs[2] ?? visitor.page);
    await attacks.tabs.fails("a tab that did not sign out itself", async () => {
      await expect.poll(() => tabs.every(isAtLogin), SOON).toBe(true);
      await expect.poll(() => cookieNames(visitor.context), SOON).toEqual([]);
      expect(await sessionOf(visitor.page)).toEqual({});
    });
  });

  test("that sign in at once are all in, and out again when all sign out at once", async () => {
    await visitor.page.goto(`${appOrigin}/login`);
    const tabs = await fiveTabs(visitor, "/login");
    const { email, password } = company.owner.login;
    for (const tab of tabs) {
      await tab.getByLabel("E-mail").fill(email);
      await tab.getByLabel("Password", { exact: true }).fill(password);
    }
    await atOnce(tabs, (tab) => tab.getByRole("button", { name: "Sign in", exact: true }));
    await attacks.tabs.isPossible("all in, with one session", async () => {
      await expect.poll(() => pathsOf(tabs)).toEqual(["/", "/", "/", "/", "/"]);
      await Promise.all(
        tabs.map((tab) => tab.getByRole("button", { name: /Your account/u }).waitFor()),
      );
      expect(await sessionOf(visitor.page)).toMatchObject({
        user: { guid: company.owner.login.uid },
      });
    });
    for (const tab of tabs) await tab.getByRole("button", { name: /Your account/u }).click();
    await atOnce(tabs, (tab) => tab.getByRole("menuitem", { name: "Sign out" }));
    await attacks.tabs.fails("a tab that stays in after the others left", async () => {
      await expect.poll(() => tabs.every(isAtLogin)).toBe(true);
      await expect.poll(() => cookieNames(visitor.context), SOON).toEqual([]);
    });
    await attacks.tabs.fails("a tab that is in again after a reload", async () => {
      await Promise.all(tabs.map((tab) => tab.reload()));
      expect(tabs.every(isAtLogin)).toBe(true);
      expect(await sessionOf(visitor.page)).toEqual({});
    });
  });
});

test("what another tab writes beside the messages breaks nothing and floods nothing", async () => {
  const { page, context, complaints } = visitor;
  await signInAs(page, company.owner.login);
  const attacker = await context.newPage();
  await attacker.goto(`${appOrigin}/logo.svg`);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/session")) asked += 1;
  });
  await attacker.evaluate(() => {
    const values = ["x", "null", "{}", "[]", '{"event":"session"}', '{"event":"session","data":1}'];
    const message = (n: number) =>
      JSON.stringify({ event: "session", data: { trigger: "getSession" }, timestamp: n });
    for (let n = 0; n < 1000; n += 1) {
      localStorage.setItem("nextauth.message", values[n % values.length] ?? "");
      localStorage.setItem("nextauth.message", message(n));
    }
  });
  await attacks.messages.isPossible("a message asks for the session again", () =>
    expect.poll(() => asked).toBeGreaterThan(0),
  );
  await attacks.messages.fails("a thousand messages of no sense", async () => {
    await openMenu(page);
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    expect(complaints).toEqual([]);
  });
  await attacks.messages.fails("a thousand messages at once", () =>
    Promise.resolve(expect(asked).toBeLessThanOrEqual(3)),
  );
});

describe("a role that product staff change while five tabs are open", () => {
  test("is lower everywhere within five seconds, and the old token opens nothing", async () => {
    const { login } = await aMember(company, { role: "admin", name: "Bea Holm" });
    const { page, context } = visitor;
    await signInAs(page, login, { path: "/locations", heading: "Locations" });
    const tabs = await fiveTabs(visitor, "/locations");
    await Promise.all(tabs.map((tab) => shows(tab, "Locations")));
    const oldToken = (await context.cookies()).find(({ name }) => name === "token")?.value ?? "";
    await attacks.lowered.isPossible("the token before", async () => {
      expect((await apiFor(oldToken).user.userInfo.query()).data.role).toBe("admin");
      expect(await readSchedules(oldToken)).toBe(200);
    });
    await setRole({ email: login.email, role: "employee", companyId: company.companyId });
    await attacks.lowered.fails("the screens of the tabs", async () => {
      await expect.poll(() => pathsOf(tabs.filter((tab) => !isOut(tab))), SOON).toEqual([]);
    });
    await attacks.lowered.fails("the session of the tabs", async () =>
      expect(await sessionOf(page)).toEqual({}),
    );
    await attacks.lowered.fails("the old token", async () => {
      await expect(apiFor(oldToken).user.userInfo.query()).rejects.toThrow("Firebase");
      expect(await readSchedules(oldToken)).toBe(403);
      expect((await new SessionBrowser().signIn(oldToken)).status).toBe(401);
    });
    await signInAs(page, login, { path: "/locations", heading: "You have no access to Locations" });
    await attacks.lowered.fails("the menus of the tabs after the next sign-in", async () => {
      await Promise.all(tabs.map(goOn));
      await Promise.all(tabs.map((tab) => shows(tab, "You have no access to Locations")));
      await Promise.all(tabs.map(expectMenuOfEmployee));
    });
  });

  test("rises in all of them automatically", async () => {
    const { login } = await aMember(company, { role: "employee", name: "Cem Kaya" });
    await changeAccount(login.uid, { emailVerified: true });
    const { page } = visitor;
    await signInAs(page, login, { path: "/locations", heading: "You have no access to Locations" });
    const tabs = await fiveTabs(visitor, "/locations");
    await Promise.all(tabs.map((tab) => shows(tab, "You have no access to Locations")));
    await setRole({ email: login.email, role: "admin", companyId: company.companyId });
    await Promise.all(tabs.map((tab) => shows(tab, "Locations", SOON)));
  });
});

const shows = (tab: Page, name: string, { timeout }: { timeout?: number } = {}) =>
  tab
    .getByRole("heading", { level: 1, name, exact: true })
    .waitFor(timeout === undefined ? {} : { timeout });

/** The server's page has no script, so it does not follow a new sign-in. */
async function goOn(tab: Page): Promise<void> {
  if (new URL(tab.url()).pathname === SIGN_IN_PAGE) {
    await tab.getByRole("link", { name: "Go to sign-in" }).click();
  }
}

async function expectMenuOfEmployee(tab: Page): Promise<void> {
  await openMenu(tab);
  const menu = tab.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("link", { name: "Employees" }).waitFor();
  expect(await menu.getByRole("link", { name: "Locations" }).count()).toBe(0);
}

/** Reads the planned weeks from the database, which no employee may read. */
async function readSchedules(idToken: string): Promise<number> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = stackEnvironment;
  const path = `projects/${project}/databases/(default)/documents/companies/${company.companyId}/schedules`;
  const answer = await fetch(`http://${host}/v1/${path}`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  return answer.status;
}
