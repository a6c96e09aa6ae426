/** A question to the person to prove again who it is; the dialog settles it. */
export interface StepUpRequest {
  /** The error of a first step that succeeded already, when only the second factor is missing. */
  challenge: unknown;
  settle(isProven: boolean): void;
}

let present: { request: StepUpRequest; outcome: Promise<boolean> } | null = null;
const listeners = new Set<() => void>();

/**
 * Asks the user to prove their identity again; false when they cancel or no screen can ask.
 * A call made while a dialog is open waits for the same answer.
 */
export function stepUp(challenge: unknown = null): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  present ??= newRequest(challenge);
  return present.outcome;
}

export const stepUpRequests = {
  present: (): StepUpRequest | null => present?.request ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) present?.request.settle(false);
    };
  },
};

function newRequest(challenge: unknown) {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (isProven: boolean) => {
    present = null;
    tell();
    resolve(isProven);
  };
  queueMicrotask(tell);
  return { request: { challenge, settle }, outcome: promise };
}

function tell(): void {
  for (const listener of listeners) listener();
}
