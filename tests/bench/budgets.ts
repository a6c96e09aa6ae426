import { todayInNewYork } from "../support/today.ts";

/** The limits of a screen; sources and measurements of the peers are in docs/performance.md. */
export interface Budget {
  brotliKb: number;
  slowFirstPaintMs?: number;
  slowLargestPaintMs?: number;
  slowReadyMs?: number;
  documentReads?: number;
  serverReads?: number;
}

/** The limits of a directory of 2,000 people. */
export const directoryBudget = { documentReads: 15, searchMs: 100, slowFramePercent: 5 };

/** Weeks of one location: a usual one and a full one. */
export const rosterSizes = [
  { people: 60, shifts: 280 },
  { people: 300, shifts: 1400 },
];
/**
 * The limits of both: a week is seven packed documents, whatever it holds, and only the cards in
 * view are painted.
 */
export const rosterBudget = {
  documentReads: 40,
  firstShiftsAgainMs: 1000,
  weekChangeMs: 150,
  scriptMs: 60,
  dragMoveMs: 50,
};

/**
 * The limits of each page of a month of 500 employees, about 10,000 entries: 1,001 entries, and the
 * plans and hours of the weeks of its days. Kilobytes before compression.
 */
export const monthBudget = { documentReads: 5000, firestoreKb: 13_000 };

/** The limits of a report of a year of 500 employees. */
export const reportBudget = { documentReads: 1500, answerMs: 2000 };

/**
 * The limits of a visit with the app on the device: to five painted rows, from its address and from
 * another screen by the menu; of long tasks on a 4x slower CPU after the first paint, how many.
 */
export const visitBudget = { openMs: 300, menuMs: 100, longTasks: 0, layoutShift: 0.02 };

/** The limits of changes of one person's week that come at the same moment. */
export const contentionBudget = { answerMs: 3000 };

/** The limits of a day in which the alerts of a company come about: how many may go wrong. */
export const dayBudget = { tooLate: 0, refused: 0, differences: 0 };

/** The limit of importing the functions, as a share of the unbundled import. */
export const importBudget = { percent: 25 };

/** The limit of the first answer of a new process, in multiples of the fixed piece of work. */
export const coldStartBudget = { baselines: 15 };

/**
 * The documents that an act of the bench's company may take, of 20 people at each of two locations:
 * what a person asks for, what follows it, and what is due by itself.
 */
export const documentBudgets: Readonly<Record<string, { reads: number; writes: number }>> = {
  "sign in": { reads: 3, writes: 2 },
  session: { reads: 2, writes: 1 },
  "user.userInfo": { reads: 3, writes: 0 },
  "timeEntries.clockIn": { reads: 20, writes: 10 },
  "timeEntries.startBreak": { reads: 19, writes: 9 },
  "timeEntries.endBreak": { reads: 19, writes: 9 },
  "timeEntries.clockOut": { reads: 19, writes: 9 },
  "schedules.addShift": { reads: 19, writes: 8 },
  "schedules.saveShift": { reads: 20, writes: 8 },
  "schedules.publish": { reads: 330, writes: 250 },
  "schedules.claimShift": { reads: 34, writes: 10 },
  "timeEntries.approve": { reads: 22, writes: 22 },
  "reports.payroll": { reads: 145, writes: 2 },
  "schedules.dayCost": { reads: 130, writes: 1 },
  "schedules.dayCost, no pay seen": { reads: 8, writes: 1 },
  "after clockIn: summaries": { reads: 110, writes: 6 },
  "after clockOut: summaries": { reads: 110, writes: 6 },
  "after clockOut: approvalRule": { reads: 4, writes: 1 },
  "after clockOut: checklistsLeft": { reads: 4, writes: 1 },
  "after saveShift: summaries": { reads: 105, writes: 4 },
  "due: alertWatch": { reads: 75, writes: 3 },
  "due: locationNight": { reads: 1150, writes: 20 },
  "due: companyNight": { reads: 2200, writes: 100 },
};

const listScreen: Budget = { brotliKb: 330 };

export const loginBudget: Budget = {
  brotliKb: 185,
  slowFirstPaintMs: 1000,
  slowLargestPaintMs: 2800,
};

/** What Lighthouse may score on a phone at least, out of 100; it rates no search for the others. */
export const lighthouseBudgets = {
  "/login": { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 },
  signedIn: { performance: 95, accessibility: 100, "best-practices": 100 },
};

/** Whose session opens a screen. */
export type Reader = "owner" | "manager" | "employee" | "staff";

/**
 * The screens behind the sign-in, by their readers, with the documents of the demo company of 31
 * employees that opening one may read: those that the app listens to, and those that the server
 * reads for its answers. Seven of the latter are the session's.
 */
const screens: readonly [string, path: string, Reader, reads: number, serverReads: number][] = [
  ["Home", "/", "owner", 15, 10],
  ["Home", "/", "manager", 15, 20],
  ["Home", "/", "employee", 15, 20],
  ["Templates", "/templates", "owner", 10, 10],
  ["Schedules", "/schedules", "owner", 250, 10],
  ["Schedules", "/schedules", "employee", 110, 10],
  ["Calendar's month", "/calendar", "owner", 1000, 10],
  ["Calendar's week", "/calendar?view=week", "owner", 260, 10],
  ["Calendar", "/calendar", "employee", 50, 10],
  ["Time Entries", "/time-entries", "owner", 250, 10],
  ["Time Entries", "/time-entries", "employee", 25, 10],
  ["Timesheets", `/time-entries?sheet=${todayInNewYork()}`, "owner", 15, 200],
  ["Alerts", "/alerts", "owner", 20, 40],
  ["Payroll", "/reports", "owner", 25, 1500],
  ["Report with a chart", "/reports?report=labour", "owner", 15, 30],
  ["Report without one", "/reports?report=payroll", "owner", 15, 30],
  ["All reports", "/reports?report=all", "owner", 45, 10],
  ["What if", "/reports?report=what-if", "owner", 10, 10],
  ["Employees", "/employees", "owner", 15, 10],
  ["Wage Changes", "/wage-changes", "owner", 75, 10],
  ["Locations", "/locations", "owner", 15, 10],
  ["Users", "/users", "staff", 10, 25],
  ["Subscription", "/subscription", "owner", 15, 10],
  ["Company Options", "/company-options", "staff", 10, 25],
  ["TimeEntryAudits", "/time-entry-audits-list", "owner", 15, 75],
  ["Settings", "/settings", "owner", 10, 10],
];

/** Each screen with its budget. */
export const screenBudgets = screens.map(([label, path, reader, documentReads, serverReads]) => ({
  label: `${label} (${reader})`,
  path,
  reader,
  budget: { ...listScreen, ...slowBudgetOf(path), documentReads, serverReads },
}));

function slowBudgetOf(path: string): Partial<Budget> {
  // With the library that draws the grids.
  if (path.startsWith("/calendar")) return { brotliKb: 420 };
  return path === "/employees" ? { slowReadyMs: 3500 } : {};
}
