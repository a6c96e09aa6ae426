import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { areas } from "@crewline/domain/kernel/access/area";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { aLogin, changeAccount } from "../support/auth-emulator.ts";
import { countAttacks } from "../support/count-attacks.ts";
import { anything, appOrigin, desk, visit } from "../support/visit.ts";
import type { Visitor } from "../support/visit.ts";
import { hostileAddresses } from "../support/hostile-addresses.ts";
import { fillSignIn, signInAs, signOutOf } from "../support/sign-in.ts";
import { expireToken } from "../support/stored-sign-in.ts";

const attackRow = countAttacks("browser", "redirects");
const attacks = {
  newcomer: attackRow({ row: 81, about: "every route, by a user who only signed up" }),
  userInfo: attackRow({ row: 87, about: "user information that fails" }),
  defaults: attackRow({ row: 89, about: "a cookie that names another identity service" }),
  frames: attackRow({ row: 91, about: "pages in another site's frame" }),
};

let company: TestCompany;

beforeAll(async () => {
  company = await aCompany();
});

async function visitor(): Promise<Visitor> {
  const opened = await visit(desk, { mayComplain: anything });
  return opened;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

describe("the address to go to after signing in", () => {
  test("stays inside the app whatever it is", async () => {
    const { page, context } = await visitor();
    const left: string[] = [];
    page.on("framenavigated", (frame) => {
      if (new URL(frame.url()).origin !== appOrigin) left.push(frame.url());
    });
    page.on("dialog", (dialog) => {
      left.push(dialog.message());
      void dialog.dismiss();
    });
    await signInAs(page, company.owner.login);
    for (const callbackUrl of hostileAddresses(appOrigin)) {
      await page.goto(`${appOrigin}/login?${new URLSearchParams({ callbackUrl })}`);
      await heading(page, /Home|There is no page here/u);
      expect(new URL(page.url()).pathname.toLowerCase()).not.toMatch(/^\/(api|login)/u);
    }
    expect(left).toEqual([]);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain("token");
  });

  test("is where the visitor wanted to go", async () => {
    const { page } = await visitor();
    await page.goto(`${appOrigin}/employees?status=active`);
    await page.waitForURL(/\/login\?callbackUrl=/u);
    await attacks.newcomer.isPossible("a route, by a member of a company", async () => {
      await fillSignIn(page, company.owner.login);
      await heading(page, "Employees");
    });
    expect(new URL(page.url()).search).toBe("?status=active");
  });
});

test("a person without a company gets the on-boarding on every route and nothing else", async () => {
  const login = await aLogin();
  const { page } = await visitor();
  await signInAs(page, login, { heading: "Set up your company" });
  for (const { path } of areas) {
    await attacks.newcomer.fails(path, async () => {
      await page.goto(`${appOrigin}${path}`);
      await heading(page, "Set up your company");
      expect(new URL(page.url()).pathname).toBe("/on-board");
      expect(await page.getByRole("navigation").count()).toBe(0);
    });
  }
});

const own = new Set(["token", "refreshToken", "uid"]);
const cookiesOf = async ({ context }: Visitor) =>
  (await context.cookies()).filter(({ name }) => own.has(name));

describe("the cookies of a signed-in person", () => {
  test("are three, for the whole site and no other one; the user id stays for a year", async () => {
    const opened = await visitor();
    await signInAs(opened.page, company.owner.login);
    const cookies = await cookiesOf(opened);
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(["refreshToken", "token", "uid"]);
    for (const { path, sameSite } of cookies) expect([path, sameSite]).toEqual(["/", "Strict"]);
    const uid = cookies.find(({ name }) => name === "uid");
    expect(uid?.value).toBe(company.owner.login.uid);
    const days = ((uid?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    expect(cookies.filter(({ expires }) => expires === -1)).toHaveLength(2);
  });

  test("go when the person signs out, all of them", async () => {
    const opened = await visitor();
    await signInAs(opened.page, company.owner.login);
    await signOutOf(opened.page);
    await heading(opened.page, "Sign in");
    expect(new URL(opened.page.url()).search).toBe("");
    await expect.poll(() => cookiesOf(opened)).toEqual([]);
  });

  test("go without the user id when the account is switched off, and the next visit says why", async () => {
    const { owner } = await aCompany();
    const opened = await visitor();
    const { page } = opened;
    await signInAs(page, owner.login, { path: "/employees", heading: "Employees" });
    await changeAccount(owner.login.uid, { disableUser: true });
    await page.evaluate(expireToken);
    await page.reload();
    await page.waitForURL(/\/api\/auth\/signin\?/u);
    const query = new URL(page.url()).searchParams;
    expect(query.get("error")).toBe("SessionRequired");
    expect(query.get("callbackUrl")).toBe(`${appOrigin}/employees`);
    await expect
      .poll(async () => (await cookiesOf(opened)).map(({ name }) => name))
      .toEqual(["uid"]);
    await page.getByText("Please sign in to access this page.").waitFor();
    await page.getByRole("link", { name: "Go to sign-in" }).click();
    await page.getByText("Please sign in to access this page.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
    await fillSignIn(page, owner.login);
    await page.getByText("This account is switched off.").waitFor();
  });
});

describe("when the user information fails", () => {
  /** Answers every call with the error, and counts what the page asks for. */
  async function failing(page: Page, message: string, code = "UNAUTHORIZED") {
    const counts = { calls: 0, refreshes: 0, visits: 0 };
    page.on("request", (request) => {
      if (request.url().includes("/securetoken.googleapis.com/")) counts.refreshes += 1;
      if (request.isNavigationRequest()) counts.visits += 1;
    });
    await page.route("**/api/trpc/**", (route) => {
      counts.calls += 1;
      const count = new URL(route.request().url()).pathname.split(",").length;
      const data = { code, httpStatus: 401, path: "user.userInfo", rule: null, fieldErrors: null };
      const error = { error: { message, code: -32_001, data } };
      return route.fulfill({ status: 401, json: Array.from({ length: count }, () => error) });
    });
    return counts;
  }

  test("a guid redirects no one", async () => {
    const { page } = await visitor();
    await signInAs(page, company.owner.login);
    const counts = await failing(page, "guid is missing", "BAD_REQUEST");
    await attacks.userInfo.isPossible("to stay, when it is about a guid", async () => {
      await page.goto(`${appOrigin}/employees`);
      await heading(page, "Employees");
      await expect.poll(() => counts.calls).toBeGreaterThan(0);
      await page.getByRole("button", { name: /Your account/u }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/employees");
      expect(counts.refreshes).toBe(0);
    });
  });

  test.each(["Firebase ID token missing or invalid", "no uid given"])(
    "with %j there is one new token, then the login, and no loop",
    async (message) => {
      const { page } = await visitor();
      await signInAs(page, company.owner.login);
      const counts = await failing(page, message);
      await attacks.userInfo.fails(message, async () => {
        await page.goto(`${appOrigin}/employees`);
        await page.waitForURL(/\/login\?callbackUrl=%2Femployees/u);
        await page.getByText("Please sign in to access this page.").waitFor();
        const settled = { ...counts };
        expect(settled.refreshes).toBe(1);
        expect(settled.calls).toBeLessThanOrEqual(4);
        await page.getByLabel("E-mail").fill("still@here.example");
        await page.waitForTimeout(3000);
        expect(counts).toEqual(settled);
      });
    },
  );
});

test("a cookie cannot point the identity service elsewhere", async () => {
  const { page, context } = await visitor();
  const evil = "evil.example:9";
  const defaults = {
    emulatorHosts: { auth: evil, firestore: evil },
    _authTokenSyncURL: `http://${evil}/sync`,
    config: { apiKey: "evil", authDomain: evil, projectId: "evil" },
  };
  const value = Buffer.from(JSON.stringify(defaults)).toString("base64");
  await context.addCookies([{ name: "__FIREBASE_DEFAULTS__", value, url: appOrigin }]);
  const strange: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("evil")) strange.push(request.url());
  });
  await attacks.defaults.isPossible("to sign in beside the cookie", () =>
    signInAs(page, company.owner.login, { path: "/employees", heading: "Employees" }),
  );
  await attacks.defaults.fails(
    "emulators of an attacker, at the sign-in and the next visit",
    async () => {
      await page.reload();
      await heading(page, "Employees");
      expect(strange).toEqual([]);
    },
  );
});

test("no other site can show the app or the sign-in page in a frame", async () => {
  const framed = ["/", "/login", "/api/auth/signin"];
  const other = createServer((_, response) => {
    const frames = framed.map((path) => `<iframe src="${appOrigin}${path}"></iframe>`);
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>evil</title>${frames.join("")}`);
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port: otherPort } = other.address() as AddressInfo;
  const { page } = await visitor();
  await page.goto(`http://127.0.0.1:${otherPort}/`);
  const shown = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  for (const [index, path] of framed.entries()) {
    await attacks.frames.fails(path, () =>
      expect.poll(() => shown()[index]).toBe("chrome-error://chromewebdata/"),
    );
  }
  other.close();
  for (const path of framed) {
    await attacks.frames.isPossible(`${path} in a window of its own`, async () => {
      await page.goto(`${appOrigin}${path}`);
      await heading(page, /^Sign in/u);
    });
  }
});
