import type { PressedKey } from "../grid/grid-commands.ts";
import type { Direction } from "../selection/grid-focus.ts";

/** The effect of a key in the timeline; a step is 15 minutes. */
export type TimelineCommand =
  | { kind: "walk"; direction: Direction }
  | { kind: "add" }
  | { kind: "remove" }
  /** Another time of the day. */
  | { kind: "shift"; steps: number }
  /** The lane above or below. */
  | { kind: "hand"; lanes: number }
  | { kind: "resize"; side: "start" | "end"; steps: number };

const steps: Readonly<Record<Direction, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/**
 * The command of a key on a bar or on a free lane, with the modifiers of the week grid; null leaves
 * the key to the browser. Enter on a bar opens the shift: its button handles it.
 */
export function timelineCommand(pressed: PressedKey, isOnBar: boolean): TimelineCommand | null {
  const { key, altKey } = pressed;
  const isPlain = !altKey && !pressed.ctrlKey && !pressed.metaKey;
  const direction = directionOf(key);
  if (direction === null) return isPlain ? commandOfKey(key, isOnBar) : null;
  if (isPlain) return { kind: "walk", direction };
  return isOnBar ? changeOfBar(pressed, direction) : null;
}

function commandOfKey(key: string, isOnBar: boolean): TimelineCommand | null {
  if (!isOnBar) return key === "Enter" ? { kind: "add" } : null;
  return key === "Delete" || key === "Backspace" ? { kind: "remove" } : null;
}

function changeOfBar(
  { altKey, shiftKey }: PressedKey,
  direction: Direction,
): TimelineCommand | null {
  const step = steps[direction];
  const isSideways = direction === "ArrowLeft" || direction === "ArrowRight";
  if (!altKey) return isSideways ? { kind: "shift", steps: step } : { kind: "hand", lanes: step };
  if (!isSideways) return null;
  return { kind: "resize", side: shiftKey ? "start" : "end", steps: step };
}

function directionOf(key: string): Direction | null {
  return key in steps ? (key as Direction) : null;
}
