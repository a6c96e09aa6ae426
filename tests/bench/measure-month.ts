import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Browser, Page } from "playwright-core";
import { runSeed } from "../../emulators/run-seed.ts";
import { bigHarborAdmin } from "../../emulators/seed/tenants.ts";
import { countFirestoreBytes, countReads } from "./measure-page.ts";
import { screenIsAtRest, signedIn } from "./measure-routes.ts";

const PEOPLE = 500;
/** Last month, at least from its middle on: a page holds its latest two days. */
const WEEKS = 6;
/** The local database looks at each of 150,000 documents for each list. */
const PATIENCE_MS = 120_000;

/** What one page of a long list of worked time reads. */
export interface MonthPage {
  /** Entries that are loaded when it is there, of all pages. */
  entries: number;
  documentReads: number;
  firestoreKb: number;
}

/** Opens last month of a company with 500 employees, and loads a page more. */
export async function measureMonth(browser: Browser, origin: string): Promise<MonthPage[]> {
  await runSeed(["--employees", String(PEOPLE), "--weeks", String(WEEKS)]);
  const context = await signedIn(browser, origin, bigHarborAdmin.email);
  const page = await context.newPage();
  const bytes = await countFirestoreBytes(page);
  const sums = async (): Promise<MonthPage> => ({
    entries: await loadedEntries(page),
    documentReads: await countReads(page),
    firestoreKb: bytes() / 1000,
  });
  await page.goto(`${origin}/time-entries?span=month&week=${dayOfLastMonth()}`);
  const more = page.getByRole("button", { name: "Load earlier days" });
  await more.waitFor({ timeout: PATIENCE_MS });
  await screenIsAtRest(page);
  const first = await sums();
  await more.click();
  await page
    .getByRole("tab", { name: `All (${first.entries})`, exact: true })
    .waitFor({ state: "detached", timeout: PATIENCE_MS });
  await screenIsAtRest(page);
  const both = await sums();
  await context.close();
  const second = {
    entries: both.entries,
    documentReads: both.documentReads - first.documentReads,
    firestoreKb: both.firestoreKb - first.firestoreKb,
  };
  return [first, second];
}

function dayOfLastMonth(): string {
  const today = localDateAt(new Date().toISOString(), "America/New_York");
  return addDays(`${today.slice(0, 8)}01`, -1);
}

/** The number behind the tab of all groups. */
async function loadedEntries(page: Page): Promise<number> {
  const text = await page.getByRole("tab", { name: /^All \(/u }).innerText();
  return Number(text.replaceAll(/\D/gu, ""));
}
