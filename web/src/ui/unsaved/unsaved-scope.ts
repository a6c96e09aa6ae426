import { createContext } from "react";

/**
 * Tells whether leaving loses values that are not saved. `to` is the path of the app that leaving
 * leads to; null where that is unknown or outside, as for a reload.
 */
export type UnsavedCheck = (to: string | null) => boolean;

/** The forms of a page, a panel or a dialog, and which of them hold values that are not saved. */
export class UnsavedScope {
  readonly #checks = new Set<UnsavedCheck>();

  /** Adds a form or an inner scope; the returned function removes it. */
  add(hasUnsaved: UnsavedCheck): () => void {
    this.#checks.add(hasUnsaved);
    return () => void this.#checks.delete(hasUnsaved);
  }

  hasUnsaved(to: string | null = null): boolean {
    return [...this.#checks].some((check) => check(to));
  }
}

/** Every form of the app is in it, directly or through the scope of its panel or dialog. */
export const wholePage = new UnsavedScope();

export const UnsavedScopeContext = createContext(wholePage);
