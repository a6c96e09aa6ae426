import { deviceStore } from "../../device/browser-store.ts";

/** Messages to other tabs: the session changed, or the user signed out. */
export type SessionTrigger = "getSession" | "signout";

export const SESSION_MESSAGE_KEY = "nextauth.message";

/** Tells the other tabs of this browser; a full or forbidden storage costs only that message. */
export function sendSessionMessage(trigger: SessionTrigger): void {
  const timestamp = Math.floor(Date.now() / 1000);
  const message = { event: "session", data: { trigger }, timestamp };
  deviceStore.writeJson(SESSION_MESSAGE_KEY, message);
}

/** The trigger of a message from another tab, or null for anything else; never throws. */
export function parseSessionMessage(text: string | null): SessionTrigger | null {
  try {
    const message: unknown = JSON.parse(text ?? "null");
    const { event, data } = record(message);
    const { trigger } = record(data);
    if (event !== "session") return null;
    return trigger === "getSession" || trigger === "signout" ? trigger : null;
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
