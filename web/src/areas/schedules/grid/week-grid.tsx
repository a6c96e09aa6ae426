import type { EmployeeId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { useLayoutEffect, useRef } from "react";
import type { MouseEvent } from "react";
import { styled } from "@mui/material/styles";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../../locale/use-locale.ts";
import { usePreferences } from "../../../session/preferences/preferences.ts";
import { heardOnly } from "../../../ui/page/heard-only.ts";
import { useIsPainted } from "../../../ui/state/use-is-painted.ts";
import { GridRow } from "./grid-row.tsx";
import { GridRows } from "./grid-rows.tsx";
import { useWeekStore, useWholeWeek } from "../model/use-week-store.ts";
import type { CountPlan } from "./plan-by-person.ts";
import { GroupRow } from "../rows/group-row.tsx";
import { useArrangedRows } from "../rows/use-arranged-rows.ts";
import type { GridSelection } from "../selection/grid-selection.ts";
import { SelectionBar } from "../selection/selection-bar.tsx";
import { useClipboard } from "../selection/shift-clipboard.ts";
import { useBatchActions } from "../selection/use-batch-actions.ts";
import { useGridClicks } from "../selection/use-grid-clicks.ts";
import {
  GridSelectionContext,
  useChosenCount,
  useNewSelection,
} from "../selection/use-grid-selection.ts";
import { useKeysOutside } from "../selection/use-keys-outside.ts";
import { useLasso } from "../selection/use-lasso.ts";
import { ShiftCards } from "../cards/shift-card-styles.ts";
import { useGridDrag } from "./use-grid-drag.ts";
import { useGridFocus } from "./use-grid-focus.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { useGridTyping } from "./use-grid-typing.ts";
import type { RosterActions } from "../frame/use-roster-actions.ts";
import { WeekGridFoot } from "./week-grid-foot.tsx";
import { WeekGridHead } from "./week-grid-head.tsx";
import { WeekGridRoot } from "./week-grid-root.ts";

const OnlyHeard = styled("output")(heardOnly);

export interface WeekGridProps {
  /** Counts overtime and warnings of a person. */
  countPlan: CountPlan;
  actions: RosterActions;
  onOpen: (shiftId: ShiftId) => void;
  /** Undoes the removal of a shift that staff still see. */
  onRestore: (shiftId: ShiftId) => void;
  /** Asks for a new shift with all its fields. */
  onDetails: (draft: ShiftPlan) => void;
}

/** The week of a location: open shifts on top, then a row for each person. */
export function WeekGrid(props: WeekGridProps) {
  const locale = useLocale();
  const { countPlan, actions } = props;
  const store = useWeekStore();
  const { lines, people, toggleGroup } = useArrangedRows();
  const { gridRef, focusLater, handleFocus, handleBlur } = useGridFocus<HTMLTableElement>();
  const typed = useGridTyping({ store, actions, onDetails: props.onDetails, focusLater });
  const { place, typing, start } = typed;
  const findShift = (id: ShiftId) => store.shift(id);
  const rows = useRef<readonly (EmployeeId | null)[]>([]);
  useLayoutEffect(() => {
    rows.current = [null, ...people];
  });
  const frameNow = () => ({ rows: rows.current, days: store.week().days });
  const selection = useNewSelection(store, frameNow);
  const clipboard = useClipboard();
  const batch = useBatchActions({ store, actions, selection, clipboard, frame: frameNow });
  const drag = useGridDrag(findShift, actions);
  const lasso = useLasso(selection);
  const handleKeyDown = useGridKeys({
    findShift,
    batch,
    selection,
    frame: frameNow,
    onType: start,
    onMoved: (shiftId) => focusLater({ shiftId, place: null }),
  });
  useKeysOutside({ batch, clipboard, selection });
  const click = useGridClicks({
    findShift,
    selection,
    clipboard,
    onOpen: props.onOpen,
    onRestore: props.onRestore,
    onPaste: batch.paste,
    onType: (at) => start(at, ""),
  });
  const handleClick = (event: MouseEvent) => {
    const isDragged = drag.isEndOfDrag(event.timeStamp) || lasso.isEndOfLasso(event.timeStamp);
    if (!isDragged) click(event);
  };
  const week = store.week();
  const { density } = usePreferences().preferences;
  const frame = useRef<HTMLDivElement>(null);
  const typingOf = (employeeId: EmployeeId | null) =>
    place !== null && place.employeeId === employeeId
      ? { typingDay: place.day, typing }
      : { typingDay: null, typing: null };
  return (
    <GridSelectionContext value={selection}>
      <ShiftCards>
        <WeekGridRoot ref={frame} className={density} {...lasso.bind()}>
          <table
            ref={gridRef}
            // A table whose cells are walked with the arrow keys is what ARIA calls a grid.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
            role="grid"
            aria-multiselectable
            aria-label={`Shifts at ${week.location.name}, week of ${formatLongDay(week.weekStart, locale)}`}
            {...drag.bind()}
            onClick={handleClick}
            onKeyDown={handleKeyDown}
            onFocus={handleFocus}
            onBlur={handleBlur}
          >
            <Head shown={people.length} />
            <tbody className="body">
              <GridRow employeeId={null} countPlan={countPlan} {...typingOf(null)} />
              <GridRows
                frame={frame}
                lines={lines}
                rowHeight={rowHeights[density]}
                renderLine={(line, index, measure) =>
                  line.kind === "group" ? (
                    <GroupRow
                      key={line.key}
                      group={line}
                      {...{ index, measure }}
                      onToggle={toggleGroup}
                    />
                  ) : (
                    <GridRow
                      key={line.employeeId}
                      {...{ employeeId: line.employeeId, index, measure, countPlan }}
                      {...typingOf(line.employeeId)}
                    />
                  )
                }
              />
            </tbody>
            <Foot />
          </table>
        </WeekGridRoot>
        <SelectionBar {...{ selection, clipboard, batch }} />
        <OnlyHeard>{batch.said}</OnlyHeard>
        <ChosenWords selection={selection} />
      </ShiftCards>
    </GridSelectionContext>
  );
}

/** Of a person with at most one shift a day. */
const rowHeights = { normal: 37, compact: 29 } as const;

/** Says to a screen reader how many shifts are chosen. */
function ChosenWords({ selection }: { selection: GridSelection }) {
  const count = useChosenCount(selection);
  const words = `${counted(count, nouns.shift, useLocale())} selected`;
  return <OnlyHeard>{count === 0 ? "" : words}</OnlyHeard>;
}

function Head({ shown }: { shown: number }) {
  const { days, today, location } = useWholeWeek();
  const all = useWeekStore().order().length;
  return <WeekGridHead {...{ days, today, location, shown, all }} />;
}

/** Counted after the first paint; its place is kept until then. */
function Foot() {
  const week = useWholeWeek();
  const store = useWeekStore();
  if (!useIsPainted()) return <tfoot className="foot uncounted" />;
  return <WeekGridFoot week={week} board={store.board()} />;
}
