import type { Result } from "lighthouse";
import lighthouse from "lighthouse";
import { lighthouseBudgets } from "../budgets.ts";
import { median } from "../median.ts";
import { emails, signIn } from "../measure-routes.ts";
import { costlyAudits } from "./costly-audits.ts";
import { withSharedProfile } from "./open-profile.ts";

/** The scores of a screen by category, out of 100, and the audits that cost points. */
export interface ScreenScores {
  label: string;
  scores: Partial<Record<string, number>>;
  budget: Partial<Record<string, number>>;
  costly: string[];
}

const screens = [
  ["Home", "/"],
  ["Schedules", "/schedules"],
  ["Employees", "/employees"],
  ["Time Entries", "/time-entries"],
  ["Reports", "/reports"],
] as const;

/** Scores vary from visit to visit: the middle of so many is told. */
const RUNS = 3;

/** Listeners keep a connection open, so that the page is never as quiet as Lighthouse waits for. */
const settings = {
  maxWaitForLoad: 15_000,
  disableFullPageScreenshot: true,
  logLevel: "error",
} as const;

/** `/login` as a stranger, and the screens of an owner, on Lighthouse's phone on Slow 4G. */
export async function auditScreens(origin: string): Promise<ScreenScores[]> {
  const rows = [await auditScreen({ label: "/login", url: `${origin}/login`, isSignedIn: false })];
  for (const [label, path] of screens) {
    rows.push(await auditScreen({ label, url: `${origin}${path}`, isSignedIn: true }));
  }
  return rows;
}

interface Audited {
  label: string;
  url: string;
  isSignedIn: boolean;
}

async function auditScreen({ label, url, isSignedIn }: Audited): Promise<ScreenScores> {
  const budget = isSignedIn ? lighthouseBudgets.signedIn : lighthouseBudgets["/login"];
  const reports: Result[] = [];
  while (reports.length < RUNS) reports.push(await audit(url, isSignedIn, Object.keys(budget)));
  const middle = (category: string) => median(reports.map((report) => scoreOf(report, category)));
  const performance = middle("performance");
  const typical = reports.find((report) => scoreOf(report, "performance") === performance);
  return {
    label,
    scores: Object.fromEntries(Object.keys(budget).map((name) => [name, middle(name)])),
    budget,
    costly: typical === undefined ? [] : costlyAudits(typical),
  };
}

/** One visit in a profile of its own, with a session at most. */
async function audit(url: string, isSignedIn: boolean, onlyCategories: string[]): Promise<Result> {
  return withSharedProfile(async ({ context, port }) => {
    if (isSignedIn) await signIn(context, new URL(url).origin, emails.owner);
    const run = await lighthouse(url, { ...settings, port, onlyCategories });
    if (run === undefined) throw new Error(`Lighthouse did not report on ${url}.`);
    const { runtimeError } = run.lhr;
    if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
    return run.lhr;
  });
}

function scoreOf({ categories }: Result, category: string): number {
  return Math.round(100 * (categories[category]?.score ?? Number.NaN));
}
