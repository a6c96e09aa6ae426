import type { Shift } from "@crewline/domain/records/schedules/shift";
import { createContext, use, useState, useSyncExternalStore } from "react";
import { Topics } from "../model/topics.ts";

/** Shifts that were copied or cut, which can be pasted into another week as well. */
export interface HeldShifts {
  shifts: readonly Shift[];
  isCut: boolean;
  /** True while the next click on a cell pastes them. */
  isWaiting: boolean;
}

/** Holds the copied shifts of this visit, over weeks and locations. */
export class ShiftClipboard {
  readonly #topics = new Topics<"all">();
  #held: HeldShifts | null = null;

  readonly subscribe = (listener: () => void) => this.#topics.subscribe("all", listener);
  readonly held = (): HeldShifts | null => this.#held;

  hold(held: HeldShifts | null): void {
    this.#held = held;
    this.#topics.tell(["all"]);
  }
}

export const ShiftClipboardContext = createContext<ShiftClipboard | null>(null);

export function useNewClipboard(): ShiftClipboard {
  return useState(() => new ShiftClipboard())[0];
}

/** The clipboard of the schedule; one of its own where no page holds one. */
export function useClipboard(): ShiftClipboard {
  const own = useNewClipboard();
  return use(ShiftClipboardContext) ?? own;
}

/** What is held, as it changes. */
export function useHeldShifts(clipboard: ShiftClipboard): HeldShifts | null {
  return useSyncExternalStore(clipboard.subscribe, clipboard.held);
}
