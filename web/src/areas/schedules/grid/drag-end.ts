/** The click at the end of a drag comes within this time. */
const CLICK_MS = 60;

/** Tells the click that the browser sends at the end of a drag from one that a person means. */
export class DragEnd {
  #at = Number.NEGATIVE_INFINITY;

  note(timeStamp: number): void {
    this.#at = timeStamp;
  }

  /** After Esc: for the browser, the drag lasts until the button is released. */
  noteAtRelease(): void {
    const note = ({ timeStamp }: PointerEvent) => this.note(timeStamp);
    window.addEventListener("pointerup", note, { once: true, capture: true });
  }

  isClick(timeStamp: number): boolean {
    return timeStamp < this.#at + CLICK_MS;
  }
}
