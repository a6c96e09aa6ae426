import { createServer } from "node:net";
import { Problem } from "./problem.ts";
import { findListener } from "./processes/find-listener.ts";

export const host = "127.0.0.1";

/** The ports of firebase.json; a test compares the two. */
export const usualPorts = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  firestoreSocket: 9150,
  devServer: 5173,
} as const;

export type Ports = Record<keyof typeof usualPorts, number>;

/** Browsers and Node's fetch refuse these (Fetch Standard, "bad port"; those above 1023). */
const refusedByBrowsers = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
];

/** The ports of this run: setup.mjs turns `--port N` into the variable, and children inherit it. */
export const ports = portsFrom(process.env["CREWLINE_PORT"]);

/** The ports of the emulators; only the development server needs its port. */
export const emulatorPorts = Object.values(ports).filter((port) => port !== ports.devServer);

/** The usual ports, or consecutive ones from the first. Throws a Problem for an invalid number. */
export function portsFrom(first: string | undefined): Ports {
  if (first === undefined || first === "") return usualPorts;
  const names = Object.keys(usualPorts);
  const last = 65_535 - names.length + 1;
  if (!/^\d{4,5}$/.test(first) || Number(first) < 1024 || Number(first) > last) {
    throw new Problem(`--port takes a number from 1024 to ${last}, not "${first}".`);
  }
  const inARow = names.map((name, index) => [name, Number(first) + index] as const);
  const refused = inARow.find(([, port]) => refusedByBrowsers.includes(port));
  if (refused) {
    throw new Problem(
      `--port ${first} leads to port ${refused[1]}, which browsers refuse: choose another, such as 6100.`,
    );
  }
  return Object.fromEntries(inARow) as Ports;
}

/** The first of ten consecutive free ports after those of this run, for a second stack. */
export async function freePortsAfter(own: Ports = ports): Promise<number> {
  const isHigh = own.hosting > 6000 && own.hosting < 64_000;
  const start = isHigh ? own.hosting + 10 : 6100;
  for (let first = start; first < start + 1000; first += 10) {
    const row = Object.keys(usualPorts).map((_, index) => first + index);
    const isAllowed = row.every((port) => !refusedByBrowsers.includes(port));
    if (isAllowed && (await Promise.all(row.map(isPortFree))).every(Boolean)) return first;
  }
  throw new Problem(`No ten ports in a row are free from ${start} on: stop another program.`);
}

const purposes: Record<number, string> = {
  [ports.hosting]: "the application",
  [ports.functions]: "the Functions emulator",
  [ports.firestore]: "the Firestore emulator",
  [ports.auth]: "the Auth emulator",
  [ports.devServer]: "the development server",
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
  return `${start} by process ${holder.pid} (${command}): stop it with "kill ${holder.pid}", or choose other ports with "-- --port 6100", and try again.`;
}

function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
