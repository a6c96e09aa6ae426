import type { BrowserStore } from "../../device/browser-store.ts";
import { deviceStore } from "../../device/browser-store.ts";

const key = "crewline.analytics";

/** The person's choice about counting visits; nothing is loaded or sent before a yes. */
export type Consent = "unasked" | "granted" | "declined";

/** The answer given on this device; anything unknown counts as no answer. */
export function readConsent(memory: Pick<BrowserStore, "read"> = deviceStore): Consent {
  const answer = memory.read(key);
  return answer === "granted" || answer === "declined" ? answer : "unasked";
}

export function saveConsent(
  answer: "granted" | "declined",
  memory: Pick<BrowserStore, "write"> = deviceStore,
): void {
  memory.write(key, answer);
}
