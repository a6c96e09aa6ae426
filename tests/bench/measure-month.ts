import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Browser, Page } from "playwright-core";
import { runSeed } from "../../emulators/run-seed.ts";
import { bigHarborAdmin } from "../../emulators/seed/tenants.ts";
import { countFirestoreBytes, countReads } from "./measure-page.ts";
import { screenIsAtRest, signedIn } from "./measure-routes.ts";

const PEOPLE = 500;
const WEEKS = 10;

/** What one page of a long list of worked time reads. */
export interface MonthPage {
  /** Entries that are loaded when it is there, of all pages. */
  entries: number;
  documentReads: number;
  firestoreKb: number;
}

/** Opens last month of a company with about 10,000 entries in it, and loads a page more. */
export async function measureMonth(browser: Browser, origin: string): Promise<MonthPage[]> {
  await runSeed(["--employees", String(PEOPLE), "--weeks", String(WEEKS)]);
  const context = await signedIn(browser, origin, bigHarborAdmin.email);
  const page = await context.newPage();
  const bytes = await countFirestoreBytes(page);
  const pages: MonthPage[] = [];
  const note = async () => {
    await screenIsAtRest(page);
    const told = { documentReads: await countReads(page), firestoreKb: bytes() / 1000 };
    const before = pages.reduce(
      (sum, one) => ({
        documentReads: sum.documentReads + one.documentReads,
        firestoreKb: sum.firestoreKb + one.firestoreKb,
      }),
      { documentReads: 0, firestoreKb: 0 },
    );
    pages.push({
      entries: await loadedEntries(page),
      documentReads: told.documentReads - before.documentReads,
      firestoreKb: told.firestoreKb - before.firestoreKb,
    });
  };
  await page.goto(`${origin}/time-entries?span=month&week=${dayOfLastMonth()}`);
  const more = page.getByRole("button", { name: "Load earlier days" });
  await more.waitFor();
  await note();
  await more.click();
  await note();
  await context.close();
  return pages;
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
