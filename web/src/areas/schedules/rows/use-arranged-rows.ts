import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useState } from "react";
import { useWeekStore, useWholeWeek } from "../model/use-week-store.ts";
import type { GridLine } from "./arranged-rows.ts";
import { arrangedRows } from "./arranged-rows.ts";
import { useShownRows } from "./use-row-view.ts";

export interface ArrangedRows {
  lines: readonly GridLine[];
  /** The people whose rows are on the screen, in its order. */
  people: readonly EmployeeId[];
  toggleGroup: (key: string) => void;
}

/** The lines of the grid as the person groups, sorts and filters them. */
export function useArrangedRows(): ArrangedRows {
  const { companyRoles } = useWholeWeek();
  const store = useWeekStore();
  const view = useShownRows();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = arrangedRows(view, {
    order: store.order(),
    rowOf: (id) => store.row(id),
    jobRoles: companyRoles,
    closed,
  });
  return {
    lines,
    people: lines.flatMap((line) => (line.kind === "person" ? [line.employeeId] : [])),
    toggleGroup: (key) =>
      setClosed((before) =>
        before.has(key)
          ? new Set([...before].filter((one) => one !== key))
          : new Set([...before, key]),
      ),
  };
}
