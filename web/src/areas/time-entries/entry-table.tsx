import { emptyGroupWords } from "@crewline/domain/words/time-entries/empty-group-words";
import type { FileDays } from "@crewline/domain/projections/files/range-file-name";
import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { useMemo, useState } from "react";
import { mayAskForCorrection } from "@crewline/domain/rules/entry-edits/correction";
import { useLocale } from "../../locale/use-locale.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { useLogin } from "../../session/actor/use-login.ts";
import { useMay, useSees } from "../../session/actor/use-may.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { useNow } from "../../ui/clock/use-now.ts";
import { useRowSelection } from "../../ui/tables/use-row-selection.ts";
import type { EditSources } from "./edits/edit-sources.ts";
import { EntryActDialog } from "./edits/entry-act-dialog.tsx";
import { entryList } from "./entry-list.ts";
import type { EntryAct } from "./panel/panel-actions.tsx";
import { EntryPanel } from "./panel/entry-panel.tsx";
import type { EntryRow } from "../../entities/time-entries/entry-rows.ts";
import { idOf } from "../../entities/time-entries/entry-rows.ts";
import type { ReviewList } from "./panel/use-review.ts";
import { useReview } from "./panel/use-review.ts";
import { NoEntries } from "./no-entries.tsx";
import { SelectionActions } from "./selection-actions.tsx";
import type { GroupFilter } from "./use-entry-filters.ts";

interface EntryTableProps {
  rows: readonly EntryRow[];
  days: FileDays;
  sources: EditSources;
  group: GroupFilter;
  /** The number of loaded entries without any filter. */
  all: number;
  openId: TimeEntryId | "";
  /** True if the open entry shows the form in which its employee says what is wrong. */
  asks: boolean;
  onOpen: (entryId: TimeEntryId | "") => void;
}

/** The table of entries with its bulk approval, and the panel of the entry that is open. */
export function EntryTable(props: EntryTableProps) {
  const { rows, days, sources, all, group, openId, asks, onOpen } = props;
  const locale = useLocale();
  const mayApprove = useMay("timeEntries", "approve");
  const seesOthers = useSees("timeEntries", "approve");
  const shown = useMemo(
    () => (group === "all" ? rows : rows.filter((row) => row.group === group)),
    [rows, group],
  );
  const hasOtherGroups = group !== "all" && shown.length === 0 && rows.length > 0;
  const now = useNow();
  const list = useMemo(
    () => entryList(shown, { now, locale, isOwn: !seesOthers }),
    [shown, now, locale, seesOthers],
  );
  const { selected, clear, ...selectable } = useRowSelection(shown, idOf);
  const actions = <SelectionActions selected={selected} onDone={clear} />;
  const open = rows.find((row) => row.entry.id === openId);
  return (
    <>
      <ListTable
        list={list}
        rows={shown}
        all={all}
        days={days}
        onOpen={(row) => onOpen(row.entry.id)}
        footer={{ label: "Total" }}
        {...(mayApprove && { selection: { ...selectable, actions } })}
        {...(hasOtherGroups && { isFiltered: false })}
        empty={hasOtherGroups ? <EmptyState {...emptyGroupWords(group, locale)} /> : <NoEntries />}
      />
      {open !== undefined && (
        <OpenEntry row={open} asks={asks} list={{ rows: shown, sources, onOpen }} />
      )}
    </>
  );
}

interface OpenEntryProps {
  row: EntryRow;
  asks: boolean;
  list: ReviewList;
}

function OpenEntry({ row, asks, list }: OpenEntryProps) {
  const { sources, onOpen } = list;
  const isOwn = useLogin().employeeId === row.entry.employeeId;
  const review = useReview(list, row);
  const [act, setAct] = useState<Exclude<EntryAct, "approve"> | null>(
    asks && isOwn && mayAskForCorrection(row.entry) ? "requestCorrection" : null,
  );
  const handleAct = (chosen: EntryAct) => {
    if (chosen === "approve") review.approve();
    else setAct(chosen);
  };
  const closeDialog = () => setAct(null);
  return (
    <>
      <EntryPanel
        row={row}
        entries={sources.entries}
        review={review}
        onAct={handleAct}
        onClose={() => onOpen("")}
      />
      {act !== null && (
        <EntryActDialog
          act={act}
          entry={row.entry}
          employeeName={row.employeeName}
          sources={sources}
          onOpen={onOpen}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
