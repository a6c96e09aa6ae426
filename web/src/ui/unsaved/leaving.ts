import type { UnsavedScope } from "./unsaved-scope.ts";

/** A step that would lose unsaved values and waits for the person's decision. */
export interface LeaveQuestion {
  discard: () => void;
  keepEditing: () => void;
}

/** Decides whether a step may be taken now or asks first; one question at a time. */
export class Leaving {
  #question: LeaveQuestion | null = null;
  #isDecided = false;
  readonly #listeners = new Set<() => void>();

  /** Takes the step, unless it would lose values of the scope: then the person is asked first. */
  leave(scope: UnsavedScope, step: () => void): void {
    if (this.#isDecided || !scope.hasUnsaved()) step();
    else this.#ask(step);
  }

  readonly question = (): LeaveQuestion | null => this.#question;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #ask(step: () => void): void {
    this.#show({
      discard: () => {
        this.#show(null);
        this.#decided(step);
      },
      keepEditing: () => this.#show(null),
    });
  }

  /** What the step does in turn, such as changing the address, is not asked about again. */
  #decided(step: () => void): void {
    this.#isDecided = true;
    try {
      step();
    } finally {
      this.#isDecided = false;
    }
  }

  #show(question: LeaveQuestion | null): void {
    this.#question = question;
    for (const listener of this.#listeners) listener();
  }
}

export const leaving = new Leaving();
