import { areas } from "@crewline/domain/kernel/access/area";

/** The limits of a screen; sources and measurements of the peers are in docs/performance.md. */
export interface Budget {
  brotliKb: number;
  slowFirstPaintMs?: number;
  slowLargestPaintMs?: number;
  slowReadyMs?: number;
  documentReads?: number;
}

/** The limits of a directory of 2,000 people. */
export const directoryBudget = { documentReads: 15, searchMs: 100, slowFramePercent: 5 };

/**
 * The limits of each page of a month of 500 employees, about 10,000 entries: 1,001 entries, and the
 * plans and hours of the weeks of its days. Kilobytes before compression.
 */
export const monthBudget = { documentReads: 5000, firestoreKb: 13_000 };

/** The limits of a report of a year of 500 employees. */
export const reportBudget = { documentReads: 1500, answerMs: 2000 };

/** The limits of changes of one person's week that come at the same moment. */
export const contentionBudget = { answerMs: 3000 };

const listScreen: Budget = { brotliKb: 330 };

export const loginBudget: Budget = {
  brotliKb: 185,
  slowFirstPaintMs: 1000,
  slowLargestPaintMs: 2800,
};

/** The routes behind the sign-in, each with its budget. */
export const routeBudgets: { path: string; label: string; budget: Budget }[] = areas.map(
  ({ path, label, area }) => ({ path, label, budget: budgetOf(area) }),
);

function budgetOf(area: string): Budget {
  if (area === "home") return { ...listScreen, documentReads: 15 };
  if (area === "employees") return { ...listScreen, slowReadyMs: 3500 };
  return listScreen;
}
