import { host, ports } from "../ports.ts";

/** The hub is the emulators' own control endpoint. */
const hub = `http://${host}:${ports.hub}`;

/** Writes the data of all emulators into a folder, which appears only when it is complete. */
export async function exportData(folder: string): Promise<void> {
  const body = JSON.stringify({ path: folder, initiatedBy: "crewline" });
  await call("POST", "/_admin/export", body);
}

/** Runs the work with Firestore triggers off, for writes that include their derived data. */
export async function withoutTriggers<T>(work: () => Promise<T>): Promise<T> {
  await call("PUT", "/functions/disableBackgroundTriggers");
  try {
    return await work();
  } finally {
    await call("PUT", "/functions/enableBackgroundTriggers");
  }
}

async function call(method: string, path: string, body?: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${hub}${path}`, { method, headers, ...(body ? { body } : {}) });
  const text = await response.text();
  if (!response.ok) throw new Error(`The emulator hub refused ${method} ${path}: ${text}`);
}
