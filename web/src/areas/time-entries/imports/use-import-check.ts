import { useState } from "react";
import type { PunchImportPlan } from "@crewline/domain/projections/punch-import/plan-punch-import";
import type { CheckedRow } from "@crewline/domain/rules/imported-time/imported-work";
import { trpcClient } from "../../../api/trpc.ts";
import { useParts } from "../../../entities/batches/use-parts.ts";

/** Rows of one question to the server. */
const ROWS_AT_ONCE = 100;

const nothing: ReadonlyMap<string, CheckedRow> = new Map();

/** What the server says about the rows of a file, by their keys. */
export function useImportCheck() {
  const [checked, setChecked] = useState(nothing);
  const { run: ask, progress, problem } = useParts();

  /** Returns false when the server did not answer. Rows of one person go together. */
  const run = async ({ rows, loose }: PunchImportPlan): Promise<boolean> => {
    const works = rows.flatMap(({ row }) => (row === null ? [] : [{ work: row, punch: null }]));
    const punches = loose.map((punch) => ({ work: null, punch }));
    const personOf = ({ work, punch }: Asked) => (work ?? punch).employeeId;
    const asked: Asked[] = [...works, ...punches];
    const byPerson = asked.toSorted((a, b) => personOf(a).localeCompare(personOf(b)));
    const answers = await ask(byPerson, ROWS_AT_ONCE, async (some) => {
      const input = {
        rows: some.flatMap(({ work }) => work ?? []),
        loose: some.flatMap(({ punch }) => punch ?? []),
      };
      return (await trpcClient.timeEntries.checkImport.mutate(input)).rows;
    });
    if (answers === null) return false;
    setChecked(new Map(answers.map((row) => [row.key, row])));
    return true;
  };

  return { run, checked, progress, problem };
}

type Work = NonNullable<PunchImportPlan["rows"][number]["row"]>;
type Punch = PunchImportPlan["loose"][number];
type Asked = { work: Work; punch: null } | { work: null; punch: Punch };
