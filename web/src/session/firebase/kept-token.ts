import { deviceStore } from "../../device/browser-store.ts";
import type { IdToken } from "./identity-service.ts";
import { idTokenOf } from "./last-token.ts";

const KEY = "crewline.lastToken";

/** What this browser's last ID token said; its signature is not kept, so that it proves nothing. */
export interface KeptToken {
  read(): IdToken | null;
  save(token: IdToken): void;
  forget(): void;
}

export const keptToken: KeptToken = {
  read: () => idTokenOf(deviceStore.read(KEY), ""),
  save: ({ token }) => {
    const kept = `.${token.split(".")[1] ?? ""}.`;
    if (deviceStore.read(KEY) !== kept) deviceStore.write(KEY, kept);
  },
  forget: () => deviceStore.remove(KEY),
};
