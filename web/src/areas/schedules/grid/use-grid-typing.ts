import { useRef, useState } from "react";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { TypedShift } from "@crewline/domain/rules/schedules/typed/typed-shift";
import { fromTemplate } from "@crewline/domain/rules/schedules/templates/from-template";
import { isTypingPlace } from "../../../ui/keyboard/use-hotkey.ts";
import { draftPlan } from "../frame/draft-plan.ts";
import type { GridSpot } from "../selection/grid-focus.ts";
import type { Typing } from "./quick-add.tsx";
import type { WeekStore } from "../model/week-store.ts";
import type { CellPlace } from "../model/cell-place.ts";
import type { RosterActions } from "../frame/use-roster-actions.ts";

/** Before any was typed. */
const usualShift: TypedShift = {
  range: { startsAt: "09:00", endsAt: "17:00" },
  unpaidBreakSeconds: null,
};

type TypedCell = { place: CellPlace } & Pick<Typing, "initial" | "takesFocus">;

interface GridTypingInput {
  store: WeekStore;
  actions: RosterActions;
  onDetails: (draft: ShiftPlan) => void;
  focusLater: (spot: GridSpot) => void;
}

/** Typing a shift straight into a cell: which cell, and what happens when it is saved or left. */
export function useGridTyping({ store, actions, onDetails, focusLater }: GridTypingInput) {
  const [typed, setTyped] = useState<TypedCell | null>(null);
  const [last, setLast] = useState<TypedShift>(usualShift);
  const hasText = useRef(false);
  const begin = (cell: TypedCell) => {
    hasText.current = cell.initial !== "";
    setTyped(cell);
  };
  const start = (place: CellPlace, initial: string) => begin({ place, initial, takesFocus: true });
  /**
   * Puts what was not saved back into its cell, unless another shift is being typed by then. The
   * focus stays in a field or dialog that has it.
   */
  const startAgain = (place: CellPlace, initial: string) => {
    if (hasText.current) return;
    begin({ place, initial, takesFocus: !isTypingPlace(document.activeElement) });
  };
  if (typed === null) return { place: null, typing: null, start };
  const { place, initial, takesFocus } = typed;

  const stop = () => {
    hasText.current = false;
    setTyped(null);
  };
  const leave = () => {
    stop();
    focusLater({ shiftId: null, place });
  };
  const askForDetails = (plan: ShiftPlan) => {
    stop();
    onDetails(plan);
  };
  /** Adds a shift, or returns why it cannot be; `text` is in its cell again if it is not saved. */
  const add = (plan: ShiftPlan, text: string, onAdded: () => void): string | null => {
    const { blocks, asksForHour } = actions.add(plan, () => startAgain(place, text));
    const [block] = blocks;
    if (block === undefined) {
      onAdded();
      return null;
    }
    if (asksForHour) askForDetails(plan);
    return block.text;
  };
  const typing: Typing = {
    initial,
    takesFocus,
    last,
    onType: (text) => {
      hasText.current = text.trim() !== "";
    },
    onSave: (shift, goesOn) => {
      const week = store.week();
      return add(draftPlan(week, place, shift), typedText(shift), () => {
        setLast(shift);
        const next = goesOn ? week.days[week.days.indexOf(place.day) + 1] : undefined;
        if (next === undefined) leave();
        else start({ ...place, day: next }, "");
      });
    },
    onTemplate: (template) =>
      add(fromTemplate(draftPlan(store.week(), place, null), template), template.name, leave),
    onDetails: (shift) => askForDetails(draftPlan(store.week(), place, shift)),
    onClose: (keepsFocus) => (keepsFocus ? leave() : stop()),
  };
  return { place, typing, start };
}

/** What was typed, to type on. */
function typedText({ range, unpaidBreakSeconds }: TypedShift): string {
  const pause = unpaidBreakSeconds === null ? "" : ` ${unpaidBreakSeconds / 60}m`;
  return `${range.startsAt}-${range.endsAt}${pause}`;
}
