/** Where calls get their ID token; the session provides it, so that this folder needs no SDK. */
export interface Authorization {
  idToken(): Promise<string | null>;
  /** Replaces the ID token by one with the current claims; rejects when that is impossible. */
  refresh(): Promise<void>;
  /** Has the person prove again who it is; false when that was cancelled. */
  proveAgain(): Promise<boolean>;
  /** What proves that a call comes from this app, where the operator asks for it. */
  appHeaders(): Promise<Record<string, string>>;
}

let provided: Authorization = {
  idToken: async () => null,
  refresh: () => Promise.reject(new Error("Nobody is signed in.")),
  proveAgain: async () => false,
  appHeaders: async () => ({}),
};

export function provideAuthorization(source: Authorization): void {
  provided = source;
}

export function authorization(): Authorization {
  return provided;
}
