import type { IdToken } from "./identity-service.ts";
import { idTokenOf } from "./last-token.ts";

const KEY = "crewline.lastToken";

/** What this browser's last ID token said; its signature is not kept, so that it proves nothing. */
export interface KeptToken {
  read(): IdToken | null;
  save(token: IdToken): void;
  forget(): void;
}

/** Without storage nothing is kept. */
export const keptToken: KeptToken = {
  read: () => {
    try {
      return idTokenOf(localStorage.getItem(KEY), "");
    } catch {
      return null;
    }
  },
  save: ({ token }) => {
    const kept = `.${token.split(".")[1] ?? ""}.`;
    try {
      if (localStorage.getItem(KEY) !== kept) localStorage.setItem(KEY, kept);
    } catch {
      return;
    }
  },
  forget: () => {
    try {
      localStorage.removeItem(KEY);
    } catch {
      return;
    }
  },
};
