const key = "crewline.analytics";

/** The person's choice about counting visits; nothing is loaded or sent before a yes. */
export type Consent = "unasked" | "granted" | "declined";

type Memory = Pick<Storage, "getItem" | "setItem">;

/** The answer given on this device; anything unknown counts as no answer. */
export function readConsent(memory: Memory = localStorage): Consent {
  const answer = memory.getItem(key);
  return answer === "granted" || answer === "declined" ? answer : "unasked";
}

export function saveConsent(answer: "granted" | "declined", memory: Memory = localStorage): void {
  memory.setItem(key, answer);
}
