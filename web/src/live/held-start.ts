let allowed: Promise<void> = Promise.resolve();
let allow: () => void = () => undefined;

/**
 * The start of Firestore, which may be held back: on a device with last answers it would take the
 * time and the storage that the first screen needs to show them.
 */
export const heldStart = {
  hold(): void {
    allowed = new Promise((resolve) => (allow = resolve));
  },
  /** Lets Firestore start, if it was held back. */
  release: (): void => allow(),
  whenReleased: (): Promise<void> => allowed,
};
