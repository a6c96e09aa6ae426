/** Where calls get their ID token from; the session provides it, so that this folder needs no SDK. */
export interface Authorization {
  idToken(): Promise<string | null>;
  /** Replaces the ID token by one with the present claims; rejects when that is impossible. */
  refresh(): Promise<void>;
}

let provided: Authorization = {
  idToken: async () => null,
  refresh: () => Promise.reject(new Error("Nobody is signed in.")),
};

export function provideAuthorization(source: Authorization): void {
  provided = source;
}

export function authorization(): Authorization {
  return provided;
}
