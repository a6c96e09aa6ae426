import type { Browser, BrowserContext, Page } from "playwright-core";
import { demoPassword } from "../../emulators/demo-sign-ins.ts";
import { loginBudget, screenBudgets } from "./budgets.ts";
import type { Budget, Reader } from "./budgets.ts";
import type { PageCost } from "./measure-page.ts";
import { measurePage } from "./measure-page.ts";

/** A screen, what it cost plain and on a slow phone, and what it may cost. */
export interface ScreenRow {
  label: string;
  plain: PageCost;
  slow: PageCost | null;
  budget: Budget;
}

const slowLabels = new Set(["Home (owner)", "Employees (owner)"]);

/** `/login` as a stranger, then each screen as a first visit of its reader. */
export async function measureRoutes(browser: Browser, origin: string): Promise<ScreenRow[]> {
  const rows = [await measureLogin(browser, origin)];
  for (const { path, label, reader, budget } of screenBudgets) {
    const open = async (isSlow: boolean) => {
      const context = await signedIn(browser, origin, emails[reader]);
      const cost = await measurePage(context, `${origin}${path}`, {
        isSlow,
        ready: screenIsReady,
        atRest: screenIsAtRest,
      });
      await context.close();
      return cost;
    };
    rows.push({
      label,
      plain: await open(false),
      slow: slowLabels.has(label) ? await open(true) : null,
      budget,
    });
  }
  return rows;
}

async function measureLogin(browser: Browser, origin: string): Promise<ScreenRow> {
  const open = async (isSlow: boolean) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const cost = await measurePage(context, `${origin}/login`, {
      isSlow,
      ready: loginIsReady,
      atRest: loginIsReady,
    });
    await context.close();
    return cost;
  };
  return { label: "/login", plain: await open(false), slow: await open(true), budget: loginBudget };
}

export const emails: Readonly<Record<Reader, string>> = {
  owner: "olivia@harborcoffee.example",
  manager: "marcus@harborcoffee.example",
  employee: "emma@harborcoffee.example",
  staff: "staff@crewline.example",
};

/** A profile with a session and nothing else, so that each screen is measured as a first visit. */
export async function signedIn(
  browser: Browser,
  origin: string,
  email: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await signIn(context, origin, email);
  return context;
}

/** Signs in by the form, and leaves the profile without an open page. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  email: string,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel("E-mail", { exact: false }).first().fill(email);
  await page.getByLabel("Password", { exact: false }).first().fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForURL((url) => !url.pathname.includes("login"));
  await page.close();
}

async function loginIsReady(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in", exact: true }).waitFor();
}

/** The heading is there, and nothing says that it loads; screens of live data have shown some. */
async function screenIsReady(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => {
    const isLoading = document.querySelector('output[aria-label^="Loading"]') !== null;
    return !isLoading && performance.getEntriesByName("live-read").length > 0;
  });
}

/** No document has come for a second. */
export async function screenIsAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = performance.getEntriesByName("live-read").at(-1);
    return last !== undefined && performance.now() > last.startTime + 1000;
  });
}
