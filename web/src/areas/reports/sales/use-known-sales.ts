import { useState } from "react";
import { salesDayKey } from "@crewline/domain/projections/sales/plan-sales-import";
import type { KnownSales, SalesRow } from "@crewline/domain/rules/sales/sales-rows";
import { trpcClient } from "../../../api/trpc.ts";
import { useParts } from "../../../entities/batches/use-parts.ts";

/** Days of one question to the server. */
const DAYS_AT_ONCE = 100;

const nothing: ReadonlyMap<string, KnownSales> = new Map();

/** What is entered for the days of a file, before the file replaces it. */
export function useKnownSales() {
  const [known, setKnown] = useState(nothing);
  const { run: ask, progress, problem } = useParts();

  /** Returns false when the server did not answer. */
  const run = async (rows: readonly Pick<SalesRow, "locationId" | "day">[]): Promise<boolean> => {
    const days = rows.map(({ locationId, day }) => ({ locationId, day }));
    const answers = await ask(days, DAYS_AT_ONCE, async (some) => {
      return (await trpcClient.reports.knownSales.query({ days: [...some] })).days;
    });
    if (answers === null) return false;
    setKnown(new Map(answers.map((one) => [salesDayKey(one), one])));
    return true;
  };

  return { run, known, progress, problem };
}
