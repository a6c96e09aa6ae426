import { createContext } from "react";

/** The forms of a page, a panel or a dialog, and which of them hold values that are not saved. */
export class UnsavedScope {
  readonly #checks = new Set<() => boolean>();

  /** Adds a form or an inner scope; the returned function removes it. */
  add(hasUnsaved: () => boolean): () => void {
    this.#checks.add(hasUnsaved);
    return () => void this.#checks.delete(hasUnsaved);
  }

  hasUnsaved(): boolean {
    return [...this.#checks].some((check) => check());
  }
}

/** Every form of the app is in it, directly or through the scope of its panel or dialog. */
export const wholePage = new UnsavedScope();

export const UnsavedScopeContext = createContext(wholePage);
