import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, readlinkSync } from "node:fs";
import { listProcesses } from "./list-processes.ts";

/** Returns the process that listens on a local TCP port, or null if it cannot be determined. */
export function findListener(port: number): { pid: number; command: string } | null {
  const pid = process.platform === "linux" ? listenerFromProc(port) : listenerFromLsof(port);
  return listProcesses().find((found) => found.pid === pid) ?? null;
}

function listenerFromProc(port: number): number | null {
  const sockets = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) =>
    listeningSockets(existsSync(file) ? readFileSync(file, "utf8") : "", port),
  );
  const links = new Set(sockets.map((inode) => `socket:[${inode}]`));
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return Number(pids.find((pid) => openFiles(pid).some((file) => links.has(file)))) || null;
}

/** Inodes of the sockets in state LISTEN (0A) on the port, out of the text of /proc/net/tcp. */
export function listeningSockets(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = table.split("\n").map((line) => line.trim().split(/\s+/));
  return rows.flatMap((row) => {
    const [, local, , state, , , , , , inode] = row;
    return local?.endsWith(suffix) && state === "0A" && inode ? [inode] : [];
  });
}

function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`;
  const names = orNone(() => readdirSync(folder));
  return names.flatMap((name) => orNone(() => [readlinkSync(`${folder}/${name}`)]));
}

/** Files close and processes end during the search; other users' are not readable. */
function orNone(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}

function listenerFromLsof(port: number): number | null {
  const args = ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-t"];
  const { stdout } = spawnSync("lsof", args, { encoding: "utf8" });
  return Number.parseInt(stdout ?? "", 10) || null;
}
