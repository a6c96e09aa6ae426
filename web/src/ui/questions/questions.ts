/** The question before an act that cannot simply be undone. */
export interface Question {
  title: string;
  text: string;
  confirmLabel: string;
  keepLabel?: string;
  isDangerous?: boolean;
}

export interface OpenQuestion extends Question {
  answer: (isAgreed: boolean) => void;
}

/** Asks one question at a time, also when the asking part was removed, as after a notice. */
export class Questions {
  #open: OpenQuestion | null = null;
  readonly #listeners = new Set<() => void>();

  readonly open = (): OpenQuestion | null => this.#open;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Returns false where another question takes its place. */
  ask(question: Question): Promise<boolean> {
    this.#open?.answer(false);
    return new Promise((resolve) => {
      this.#show({
        ...question,
        answer: (isAgreed) => {
          this.#show(null);
          resolve(isAgreed);
        },
      });
    });
  }

  #show(open: OpenQuestion | null): void {
    this.#open = open;
    for (const listener of this.#listeners) listener();
  }
}

export const questions = new Questions();
