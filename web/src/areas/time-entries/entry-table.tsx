import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import Button from "@mui/material/Button";
import { useMemo, useState } from "react";
import { mayBeApproved } from "@crewline/domain/rules/time-entries/review";
import { useLocale } from "../../locale/use-locale.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { useMay } from "../../session/actor/use-may.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { useNow } from "../../ui/clock/use-now.ts";
import { useRowSelection } from "../../ui/tables/use-row-selection.ts";
import { CorrectEntryDialog } from "./correct-entry-dialog.tsx";
import { DecideEntryDialog } from "./decide-entry-dialog.tsx";
import { entryList } from "./entry-list.ts";
import type { EntryAct } from "./entry-panel.tsx";
import { EntryPanel } from "./entry-panel.tsx";
import type { EntryRow } from "./entry-rows.ts";
import { idOf } from "./entry-rows.ts";
import { useApproveEntries } from "./use-approve-entries.ts";
import type { GroupFilter } from "./use-entry-filters.ts";

interface EntryTableProps {
  rows: readonly EntryRow[];
  group: GroupFilter;
  /** The number of entries of the week without any filter. */
  all: number;
  openId: TimeEntryId | "";
  onOpen: (entryId: TimeEntryId | "") => void;
}

/** The table of entries with its bulk approval, and the panel of the entry that is open. */
export function EntryTable({ rows, all, group, openId, onOpen }: EntryTableProps) {
  const locale = useLocale();
  const mayApprove = useMay("timeEntries", "approve");
  const shown = useMemo(
    () => (group === "all" ? rows : rows.filter((row) => row.group === group)),
    [rows, group],
  );
  const now = useNow();
  const list = useMemo(() => entryList(shown, now, locale), [shown, now, locale]);
  const { selected, clear, ...selectable } = useRowSelection(shown, idOf);
  const { approve, isRunning } = useApproveEntries(clear);
  const approvable = selected.filter((row) => mayBeApproved(row.entry));
  const actions = (
    <Button
      variant="contained"
      loading={isRunning}
      disabled={approvable.length === 0}
      onClick={() => void approve(approvable)}
    >
      Approve {approvable.length}
    </Button>
  );
  const open = rows.find((row) => row.entry.id === openId);
  return (
    <>
      <ListTable
        list={list}
        rows={shown}
        all={all}
        onOpen={(row) => onOpen(row.entry.id)}
        footer={{ label: "Total" }}
        {...(mayApprove && { selection: { ...selectable, actions } })}
        empty={
          <EmptyState
            title="No worked time in this week"
            text="Entries appear here as soon as an employee clocks in. You can also add time that was not punched."
          />
        }
      />
      {open !== undefined && (
        <OpenEntry
          row={open}
          isApproving={isRunning}
          onApprove={() => void approve([open])}
          onClose={() => onOpen("")}
        />
      )}
    </>
  );
}

interface OpenEntryProps {
  row: EntryRow;
  isApproving: boolean;
  onApprove: () => void;
  onClose: () => void;
}

function OpenEntry({ row, isApproving, onApprove, onClose }: OpenEntryProps) {
  const [act, setAct] = useState<Exclude<EntryAct, "approve"> | null>(null);
  const handleAct = (chosen: EntryAct) => {
    if (chosen === "approve") onApprove();
    else setAct(chosen);
  };
  const closeDialog = () => setAct(null);
  return (
    <>
      <EntryPanel row={row} isApproving={isApproving} onAct={handleAct} onClose={onClose} />
      {act === "correct" && (
        <CorrectEntryDialog
          entry={row.entry}
          employeeName={row.employeeName}
          onClose={closeDialog}
        />
      )}
      {act !== null && act !== "correct" && (
        <DecideEntryDialog decision={act} entry={row.entry} onClose={closeDialog} />
      )}
    </>
  );
}
