import Button from "@mui/material/Button";
import { useMemo, useState } from "react";
import { mayBeApproved } from "@crewline/domain/rules/time-entries/review";
import { useMay } from "../../session/actor/use-may.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useNow } from "../../ui/use-now.ts";
import { CorrectEntryDialog } from "./correct-entry-dialog.tsx";
import { DecideEntryDialog } from "./decide-entry-dialog.tsx";
import { entryColumns } from "./entry-columns.tsx";
import type { EntryAct } from "./entry-panel.tsx";
import { EntryPanel } from "./entry-panel.tsx";
import type { EntryRow } from "./entry-rows.ts";
import { useApproveEntries } from "./use-approve-entries.ts";
import type { GroupFilter } from "./use-entry-filters.ts";

interface EntryListProps {
  rows: readonly EntryRow[];
  group: GroupFilter;
  openId: string | null;
  onOpen: (entryId: string | null) => void;
}

const noneSelected: ReadonlySet<string> = new Set();

/** The table of entries with its bulk approval, and the panel of the entry that is open. */
export function EntryList({ rows, group, openId, onOpen }: EntryListProps) {
  const [selectedIds, setSelectedIds] = useState(noneSelected);
  const mayApprove = useMay("timeEntries", "approve");
  const { approve, isRunning } = useApproveEntries(() => setSelectedIds(noneSelected));
  const shown = useMemo(
    () => (group === "all" ? rows : rows.filter((row) => row.group === group)),
    [rows, group],
  );
  const now = useNow();
  const columns = useMemo(() => entryColumns(shown, now), [shown, now]);
  const selected = shown.filter((row) => selectedIds.has(row.entry.id));
  const approvable = selected.filter((row) => mayBeApproved(row.entry));
  const open = rows.find((row) => row.entry.id === openId);
  return (
    <>
      <DataTable
        label="Time entries"
        columns={columns}
        rows={shown}
        rowId={(row) => row.entry.id}
        onOpen={(row) => onOpen(row.entry.id)}
        footer={{ label: "Total" }}
        {...(mayApprove && {
          selection: {
            selectedIds,
            onChange: setSelectedIds,
            actions: (
              <Button
                variant="contained"
                loading={isRunning}
                disabled={approvable.length === 0}
                onClick={() => void approve(approvable)}
              >
                Approve {approvable.length}
              </Button>
            ),
          },
        })}
        empty={<NoEntries isFiltered={rows.length > 0} />}
      />
      {open !== undefined && (
        <OpenEntry
          row={open}
          isApproving={isRunning}
          onApprove={() => void approve([open])}
          onClose={() => onOpen(null)}
        />
      )}
    </>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="Nothing here" text="No entry of this week is in this group." />
  ) : (
    <EmptyState
      title="No worked time in this week"
      text="Entries appear here as soon as an employee clocks in. You can also add time that was not punched."
    />
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
