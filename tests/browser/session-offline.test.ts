import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Request, Route } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { servedFolder } from "../../emulators/stack/emulator-config.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { anything, appOrigin, desk, visit } from "../support/visit.ts";
import type { Visitor } from "../support/visit.ts";
import { signInAs } from "../support/sign-in.ts";
import { expireToken } from "../support/stored-sign-in.ts";
import { openMenu } from "../support/steps-of-a-journey.ts";

const COPY = "This is the copy from your last visit";

let company: TestCompany;

beforeAll(async () => {
  company = await aCompany();
  await anEmployee(company);
});

/** The owner on the employees list of a device that keeps the app, once it does. */
async function onKeptEmployees(): Promise<Visitor> {
  const visitor = await onEmployees(true);
  await visitor.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return visitor;
}

async function onEmployees(keepsApp: boolean): Promise<Visitor> {
  const visitor = await visit(desk, { keepsApp, mayComplain: anything });
  const place = { path: "/employees", heading: "Employees" };
  await signInAs(visitor.page, company.owner.login, place);
  await ana(visitor.page).waitFor();
  return visitor;
}

const ana = (page: Page) => page.getByRole("row", { name: /Ana Diaz/u });

describe("without a network", () => {
  test("a reload shows the app with its copy of the data and says so, not the login", async () => {
    const { page, context } = await onKeptEmployees();
    await context.setOffline(true);
    await page.reload();
    await ana(page).waitFor();
    await page.getByText(COPY).waitFor();
    expect(new URL(page.url()).pathname).toBe("/employees");
    await openMenu(page);
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await expectAccessible(page);
  });

  test("a sign-in that is older than a token still opens the copy, and is renewed online", async () => {
    const { page, context } = await onKeptEmployees();
    await page.evaluate(expireToken);
    await context.setOffline(true);
    await page.reload();
    await ana(page).waitFor();
    await page.getByText(COPY).waitFor();
    await context.setOffline(false);
    await page.getByText(COPY).waitFor({ state: "hidden" });
    await anEmployee(company, { name: "Ben Ode" });
    await page.getByRole("row", { name: /Ben Ode/u }).waitFor();
  });

  test("one banner says it, not two", async () => {
    const { page, context } = await onEmployees(false);
    await context.setOffline(true);
    await page.getByText(COPY).waitFor();
    expect(await page.getByText(/You are offline|copy from your last visit/u).count()).toBe(1);
    expect(await page.getByRole("status").filter({ hasText: "offline" }).count()).toBe(1);
  });

  test("a menu label that cannot be fetched does not break the screen, and comes later", async () => {
    const visitor = await visit(desk, { mayComplain: anything });
    const { page, context } = visitor;
    await page.route("**/assets/tip-*.js", (route) => route.abort());
    await signInAs(page, company.owner.login, { path: "/employees", heading: "Employees" });
    await ana(page).waitFor();
    await page.getByRole("button", { name: "Close the menu" }).click();
    await page.getByRole("link", { name: "Calendar" }).hover();
    await page.getByRole("link", { name: "Alerts" }).hover();
    await ana(page).waitFor();
    expect(await page.getByRole("heading", { name: "This screen stopped working" }).count()).toBe(
      0,
    );
    await page.unroute("**/assets/tip-*.js");
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByRole("tooltip", { name: "Alerts" }).waitFor();
  });
});

describe("while the identity service has not answered", () => {
  /** The employees list, opened again; `answer` lets the identity service answer. */
  async function openedAgain(respond: (route: Route) => Promise<void>) {
    const visitor = await onKeptEmployees();
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    await visitor.page.route("**/v1/accounts:lookup*", async (route) => {
      await promise;
      await respond(route);
    });
    const calls: Request[] = [];
    visitor.page.on("request", (request) => {
      if (request.url().includes("/api/trpc/")) calls.push(request);
    });
    await visitor.page.reload();
    await ana(visitor.page).waitFor();
    return { ...visitor, calls, answer };
  }

  test("the list shows the copy, and no call leaves before it is known whose it is", async () => {
    const { page, calls, answer } = await openedAgain((route) => route.continue());
    await ana(page).click();
    await page.getByRole("dialog").waitFor();
    expect(calls).toEqual([]);
    const asked = page.waitForRequest((request) => request.url().includes("user.userInfo"));
    answer();
    expect(await (await asked).headerValue("authorization")).toMatch(/^Bearer /u);
    await anEmployee(company, { name: "Cleo Late" });
    await page.getByText("Cleo Late").waitFor();
  });

  test("an account that it no longer knows sees the copy no longer", async () => {
    const error = { code: 400, message: "USER_NOT_FOUND" };
    const { page, answer } = await openedAgain((route) =>
      route.fulfill({ status: 400, json: { error } }),
    );
    answer();
    await page.getByText("Please sign in to access this page.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("crewline.lastToken"))).toBeNull();
  });
});

describe("what a device keeps", () => {
  test("is the pages and files of the release, never an answer of the server", async () => {
    const { page } = await onKeptEmployees();
    await page.reload();
    await ana(page).waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toEqual(expect.arrayContaining(["/index.html", "/login.html", "/logo.svg"]));
    expect(kept.filter((path) => !/^\/(assets\/|[^/]+\.)/u.test(path))).toEqual([]);
    expect(kept.length).toBeLessThan(400);
    // The largest file of all was left out when the app grew: the library of the database.
    expect(kept.filter((path) => path.startsWith("/assets/firestore-"))).toHaveLength(1);
  });

  test("is not fetched by who only looks at the login", async () => {
    const visitor = await visit(desk, { keepsApp: true });
    const { page } = visitor;
    await page.goto(`${appOrigin}/login`);
    await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.waitForTimeout(4000);
    expect(await registrations()).toBe(0);
  });

  test("is exchanged for a newer version when the person says so", async () => {
    const { page } = await onKeptEmployees();
    const file = join(servedFolder(), "service-worker.js");
    const original = readFileSync(file, "utf8");
    const [, name = ""] = /name:[`"']([0-9a-f]{16})[`"']/u.exec(original) ?? [];
    expect(name).not.toBe("");
    writeFileSync(file, original.replaceAll(name, "f".repeat(16)));
    try {
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update();
      });
      await page.getByText("A new version is ready").waitFor();
      await expectAccessible(page);
      await Promise.all([
        page.waitForEvent("load"),
        page.getByRole("button", { name: "Reload now" }).click(),
      ]);
      await ana(page).waitFor();
      expect(await page.evaluate(() => caches.keys())).toContain(`crewline-${"f".repeat(16)}`);
      expect(await page.getByText("A new version is ready").count()).toBe(0);
    } finally {
      writeFileSync(file, original);
    }
  });

  test("can be installed: every icon of the manifest has the size that it claims", async () => {
    const visitor = await visit(desk, { mayComplain: anything });
    const { page } = visitor;
    await page.goto(`${appOrigin}/login`);
    const icons = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      const manifest = await (await fetch(link?.href ?? "")).json();
      const icon = async ({ src, sizes, type }: Record<string, string>) => {
        const blob = await (await fetch(src ?? "")).blob();
        if (type === "image/svg+xml") return [sizes, blob.type === type];
        const { width, height } = await createImageBitmap(blob);
        return [sizes, `${width}x${height}` === sizes];
      };
      return Promise.all(manifest.icons.map(icon));
    });
    expect(icons).toEqual([
      ["192x192", true],
      ["512x512", true],
      ["512x512", true],
      ["any", true],
    ]);
  });
});
