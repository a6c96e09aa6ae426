import type { DaySpan, PartOfDay } from "./day-span.ts";

/** The outline of a dragged bar, in the lane and at the time where it would be dropped. */
export class TimelineGhost {
  readonly #outline = document.createElement("div");
  readonly #seconds: number;

  constructor({ seconds }: DaySpan) {
    this.#seconds = seconds;
    this.#outline.className = "ghost";
  }

  show(lane: Element, { from, until }: PartOfDay): void {
    const percent = (seconds: number) => `${(seconds / this.#seconds) * 100}%`;
    this.#outline.style.left = percent(from);
    this.#outline.style.width = percent(until - from);
    if (this.#outline.parentElement !== lane) lane.append(this.#outline);
  }

  hide(): void {
    this.#outline.remove();
  }
}
