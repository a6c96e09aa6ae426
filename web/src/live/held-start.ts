let allowed: Promise<void> = Promise.resolve();
let allow: () => void = () => undefined;

/**
 * Holds back the start of Firestore on a device that has kept the first screen's answers: both use
 * the processor and the browser's storage, and the answers are to be shown first.
 */
export const heldStart = {
  hold(): void {
    allowed = new Promise((resolve) => (allow = resolve));
  },
  /** Lets Firestore start, if it was held back. */
  release: (): void => allow(),
  whenReleased: (): Promise<void> => allowed,
};
