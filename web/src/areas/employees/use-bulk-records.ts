import { useState } from "react";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { BulkChange } from "@crewline/domain/rules/employees/bulk-change";
import { bulkRows } from "@crewline/domain/rules/employees/bulk-change";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { useLocale } from "../../locale/use-locale.ts";
import { useBatches } from "../../entities/batches/use-batches.ts";
import { useEmployeeBatches } from "../../entities/employees/use-employee-batches.ts";

/** Makes one change in the records of many people; null while the change is not complete. */
export function useBulkRecords(employees: readonly Employee[], change: BulkChange | null) {
  const locale = useLocale();
  const { commands, problem } = useEmployeeBatches();
  const batches = useBatches(commands);
  const [asked, setAsked] = useState(false);
  const rows = change === null ? [] : bulkRows(employees, change);

  const run = async () => {
    setAsked(true);
    return rows.length > 0 ? batches.run("Change people", rows) : null;
  };

  return {
    name: "Change people",
    submitLabel: "Change",
    run,
    batches,
    isLoading: false,
    isBlocked: change !== null && rows.length === 0,
    problem,
    error: asked && change === null ? "Fill this in." : undefined,
    effect: effectWords(change, { changing: rows.length, all: employees.length }, locale),
  };
}

function effectWords(
  change: BulkChange | null,
  { changing, all }: { changing: number; all: number },
  locale: Locale,
): string {
  if (change === null) return "";
  if (changing === 0) return "No change: these people have it already.";
  return `This changes ${changing} of ${counted(all, nouns.person, locale)}.`;
}
