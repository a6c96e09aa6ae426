import type { Questions } from "../questions/questions.ts";
import { questions } from "../questions/questions.ts";
import type { UnsavedScope } from "./unsaved-scope.ts";

const discard = {
  title: "Discard changes?",
  text: "Your changes aren't saved.",
  confirmLabel: "Discard",
  keepLabel: "Keep editing",
  isDangerous: true,
} as const;

/** Decides whether a step may be taken now or asks first. */
export class Leaving {
  readonly #questions: Questions;
  #isDecided = false;

  constructor(asked: Questions) {
    this.#questions = asked;
  }

  /** Takes the step, unless it would lose values of the scope: then the person is asked first. */
  leave(scope: UnsavedScope, step: () => void, to: string | null = null): void {
    if (this.#isDecided || !scope.hasUnsaved(to)) step();
    else void this.#ask(step);
  }

  async #ask(step: () => void): Promise<void> {
    if (await this.#questions.ask(discard)) this.#decided(step);
  }

  /**
   * Takes the step; further steps that follow from it, such as a change of the address, are not
   * asked about again.
   */
  #decided(step: () => void): void {
    this.#isDecided = true;
    try {
      step();
    } finally {
      this.#isDecided = false;
    }
  }
}

export const leaving = new Leaving(questions);
