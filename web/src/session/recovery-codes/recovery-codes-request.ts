/** Asks the app to make recovery codes and to show them; on which screen it is does not matter. */
export class RecoveryCodesRequest {
  #isOpen = false;
  readonly #listeners = new Set<() => void>();

  readonly isOpen = (): boolean => this.#isOpen;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  open(): void {
    this.#set(true);
  }

  close(): void {
    this.#set(false);
  }

  #set(isOpen: boolean): void {
    this.#isOpen = isOpen;
    for (const listener of this.#listeners) listener();
  }
}

export const recoveryCodesRequest = new RecoveryCodesRequest();
