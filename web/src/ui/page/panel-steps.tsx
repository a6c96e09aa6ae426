import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDown";
import KeyboardArrowUp from "@mui/icons-material/KeyboardArrowUp";
import IconButton from "@mui/material/IconButton";
import type { KeyboardEvent } from "react";

export interface Neighbours {
  previous: (() => void) | null;
  next: (() => void) | null;
}

interface StepButtonsProps {
  neighbours: Neighbours;
  onStep: (to: keyof Neighbours) => void;
}

/** Lead to the records before and after this one. */
export function StepButtons({ neighbours, onStep }: StepButtonsProps) {
  // A button that is disabled at the end of the list would lose the focus, and the keys with it.
  return (
    <>
      <IconButton
        aria-label="Previous"
        aria-keyshortcuts="k"
        aria-disabled={neighbours.previous === null}
        onClick={() => onStep("previous")}
      >
        <KeyboardArrowUp />
      </IconButton>
      <IconButton
        aria-label="Next"
        aria-keyshortcuts="j"
        aria-disabled={neighbours.next === null}
        onClick={() => onStep("next")}
      >
        <KeyboardArrowDown />
      </IconButton>
    </>
  );
}

/** The step that a key asks for. */
export function stepOf(event: KeyboardEvent): "previous" | "next" | null {
  if (!isPanelKey(event)) return null;
  if (event.key === "j") return "next";
  return event.key === "k" ? "previous" : null;
}

/** True for a key of the panel: not while a field has the focus, or in a dialog above the panel. */
export function isPanelKey(event: KeyboardEvent): boolean {
  const { target, currentTarget } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element)) return false;
  const isTyping = target.closest("input:not([type=checkbox]), textarea, select") !== null;
  return !isTyping && currentTarget.contains(target);
}
