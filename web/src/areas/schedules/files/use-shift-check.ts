import { useState } from "react";
import type { CheckedShifts, ImportedWeek } from "@crewline/domain/records/schedules/shift-import";
import type { FileWeek } from "@crewline/domain/projections/shift-file/shift-weeks";
import { trpcClient } from "../../../api/trpc.ts";
import { useParts } from "../../../entities/batches/use-parts.ts";

interface Checked {
  rows: ReadonlyMap<string, CheckedShifts["rows"][number]>;
  weeks: readonly ImportedWeek[];
  /** What the weeks need a reason for. */
  reasons: readonly Pick<CheckedShifts, "needsReason">[];
}

const nothing: Checked = { rows: new Map(), weeks: [], reasons: [] };

/** What the server says about the shifts of a file: by line, and the weeks to send. */
export function useShiftCheck() {
  const [checked, setChecked] = useState(nothing);
  const { run: ask, progress, problem } = useParts();

  /** Returns false when the server did not answer. */
  const run = async (weeks: readonly FileWeek[]): Promise<boolean> => {
    const answers = await ask(weeks, 1, async (some) =>
      Promise.all(
        some.map(async (week) => {
          const { locationId, shifts } = week;
          const input = { locationId, shifts };
          return { week, ...(await trpcClient.schedules.checkImport.mutate(input)) };
        }),
      ),
    );
    if (answers === null) return false;
    const rows = answers.flatMap((answer) => answer.rows.map((row) => [row.key, row] as const));
    const filled = answers.filter((answer) => answer.rows.some(({ outcome }) => outcome === "add"));
    const sent = filled.map(({ week, fingerprint }) => ({ ...week, fingerprint }));
    setChecked({ rows: new Map(rows), weeks: sent, reasons: filled });
    return true;
  };

  return { run, checked, progress, problem };
}
