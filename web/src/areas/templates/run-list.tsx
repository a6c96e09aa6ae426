import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import {
  failedItems,
  runProgress,
  runScore,
  runState,
} from "@crewline/domain/rules/checklists/run-state";
import { answersText } from "@crewline/domain/words/checklists/answers-text";
import { checklistLabels, runTitle } from "@crewline/domain/words/checklists/checklist-labels";
import { RunStateChip } from "../../entities/checklists/run-summary.tsx";
import type { ListDefinition } from "../../lists/list-definition.ts";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";

export const runFilters = { at: "", day: "" };

interface ListTerms {
  nameOf: (id: EmployeeId) => string;
  timeZone: string;
  /** For the states in the file. */
  now: Instant;
  locale: Locale;
}

/** The lists of a location's day. */
export function runList(terms: ListTerms): ListDefinition<ChecklistRun> {
  return {
    screen: "checklists",
    label: "Checklists of the day",
    noun: { one: "checklist", other: "checklists" },
    rowId: ({ id }) => id,
    columns: runColumns(terms),
    initialSort: { id: "due", desc: false },
    filters: runFilters,
    file: {
      name: "checklists",
      also: [
        {
          id: "answers",
          header: "Answers",
          cell: () => null,
          csv: (run) => answersText(run, terms.locale).join("; "),
        },
      ],
    },
  };
}

function runColumns({ nameOf, timeZone, now, locale }: ListTerms): TableColumn<ChecklistRun>[] {
  const inFile = (at: Instant | null) => (at === null ? null : formatTime(at, timeZone, locale));
  const time = (at: Instant | null) => inFile(at) ?? "–";
  return [
    textColumn({ id: "name", header: "Checklist", text: (run) => runTitle(run, locale) }),
    textColumn({
      id: "who",
      header: "Who",
      text: ({ employeeId }) => (employeeId === null ? null : nameOf(employeeId)),
      none: "Not started",
    }),
    {
      id: "due",
      header: "Due",
      cell: ({ dueAt }) => time(dueAt),
      sortBy: ({ dueAt }) => dueAt,
      csv: ({ dueAt }) => inFile(dueAt),
      width: 112,
    },
    {
      id: "state",
      header: "Status",
      cell: (run) => <RunStateChip run={run} />,
      sortBy: (run) => checklistLabels(locale).run[runState(run, now)],
      width: 148,
    },
    {
      id: "progress",
      header: "Items",
      cell: (run) => `${runProgress(run).done}/${runProgress(run).all}`,
      sortBy: (run) => runProgress(run).done / Math.max(1, runProgress(run).all),
      csv: (run) => runProgress(run).done,
      align: "right",
      width: 88,
    },
    {
      id: "score",
      header: "Score",
      cell: runScore,
      sortBy: runScore,
      align: "right",
      width: 88,
    },
    textColumn({
      id: "failed",
      header: "Out of bounds",
      text: (run) =>
        failedItems(run)
          .map(({ label }) => label)
          .join(", ") || null,
    }),
    {
      id: "completed",
      header: "Done at",
      cell: ({ completedAt }) => time(completedAt),
      sortBy: ({ completedAt }) => completedAt,
      csv: ({ completedAt }) => inFile(completedAt),
      width: 112,
    },
  ];
}
