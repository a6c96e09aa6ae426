import { createServer } from "node:net";
import { Problem } from "./problem.ts";
import { findListener } from "./processes/find-listener.ts";

export const host = "127.0.0.1";

/** As firebase.json has them; a test compares the two. */
export const ports = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
} as const;

export const devServerPort = 5173;

const purposes: Record<number, string> = {
  [ports.hosting]: "the application",
  [ports.functions]: "the Functions emulator",
  [ports.firestore]: "the Firestore emulator",
  [ports.auth]: "the Auth emulator",
  [devServerPort]: "the development server",
};

/** Throws a Problem that names the first busy port, the process that holds it, and the fix. */
export async function requireFreePorts(wanted: readonly number[]): Promise<void> {
  const isFree = await Promise.all(wanted.map(isPortFree));
  const busy = wanted.find((_, index) => !isFree[index]);
  if (busy !== undefined) throw new Problem(busySentence(busy, findListener(busy)));
}

export function busySentence(port: number, holder: { pid: number; command: string } | null) {
  const purpose = purposes[port] ?? "the emulators";
  const start = `Port ${port}, which ${purpose} needs, is in use`;
  if (!holder) return `${start} by a process that is not yours to see: stop it and try again.`;
  const command = holder.command.length > 80 ? `${holder.command.slice(0, 79)}…` : holder.command;
  return `${start} by process ${holder.pid} (${command}): stop it with "kill ${holder.pid}" and try again.`;
}

function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
