import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from the opening control of one row to that of the next or the one before. */
export function focusNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const openers = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-opens-row]")];
  const index = openers.indexOf(event.target);
  if (index < 0) return;
  event.preventDefault();
  openers[index + step]?.focus();
}
