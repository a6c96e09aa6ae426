import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";

/** The parts of the session that calls need, so that this folder needs no SDK. */
export interface Authorization {
  idToken(): Promise<string | null>;
  /** Replaces the ID token by one with the current claims; rejects when that is impossible. */
  refresh(): Promise<void>;
  /** Has the person prove again who it is; false when that was cancelled. */
  proveAgain(): Promise<boolean>;
  /** The locale in which the server writes the sentences of its answers. */
  locale(): Locale;
  /** The headers that prove a call from this app, where the operator asks for it. */
  appHeaders(): Promise<Record<string, string>>;
}

let provided: Authorization = {
  idToken: async () => null,
  refresh: () => Promise.reject(new Error("Nobody is signed in.")),
  proveAgain: async () => false,
  locale: () => unknownReader,
  appHeaders: async () => ({}),
};

export function provideAuthorization(source: Authorization): void {
  provided = source;
}

export function authorization(): Authorization {
  return provided;
}
