import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emulatorPorts, host, ports, requireFreePorts } from "../../emulators/ports.ts";
import { listProcesses } from "../../emulators/processes/list-processes.ts";
import { appUrl, stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { StartCommand } from "../support/start-command.ts";

const small = ["--weeks", "2"];
const documents = `http://${stackEnvironment.FIRESTORE_EMULATOR_HOST}/v1/projects/${stackEnvironment.GCLOUD_PROJECT}/databases/(default)/documents/keptNotes`;
const headers = { Authorization: "Bearer owner", "Content-Type": "application/json" };
let cache = "";

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "crewline-"));
});

/**
 * Removes the leftovers of a failed test; its processes name the cache folder in their environment.
 */
afterEach(() => {
  for (let left = leftProcesses(); left.length > 0; left = leftProcesses()) {
    for (const { pid } of left) process.kill(pid, "SIGKILL");
  }
});

function leftProcesses() {
  return listProcesses().filter(({ environment }) =>
    environment.includes(`CREWLINE_CACHE=${cache}`),
  );
}

async function writeNote(name: string): Promise<void> {
  const body = JSON.stringify({ fields: {} });
  const options = { method: "POST", headers, body };
  const response = await fetch(`${documents}?documentId=${name}`, options);
  expect(response.status).toBe(200);
}

async function noteNames(): Promise<string[]> {
  const response = await fetch(documents, { headers });
  const { documents: found = [] } = (await response.json()) as { documents?: { name: string }[] };
  return found.map(({ name }) => name.split("/").at(-1) ?? "").toSorted();
}

describe("npm start", () => {
  test("names a busy port, who holds it and the fix", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(ports.firestore, host, () => resolve()));
    const start = new StartCommand(cache);
    expect(await start.exitCode()).toBe(1);
    expect(start.output).toContain(
      `Port ${ports.firestore}, which the Firestore emulator needs, is in use by process ${process.pid} (`,
    );
    await new Promise((resolve) => server.close(resolve));
  });

  test("refuses an argument it does not know", async () => {
    const start = new StartCommand(cache, ["--frehs"]);
    expect(await start.exitCode()).toBe(1);
    expect(start.output).toContain("Unknown option '--frehs': use npm start -- [--fresh]");
  });

  test("recovers from SIGKILL with all data, and keeps it after Ctrl-C", async () => {
    const first = new StartCommand(cache, small);
    await first.ready();
    expect((await fetch(`${appUrl}/login`)).status).toBe(200);
    await writeNote("before-the-kill");
    process.kill(first.ownerPid(), "SIGKILL");
    await first.exitCode();

    const second = new StartCommand(cache, small);
    await second.ready();
    expect(second.output).toContain("The last npm start was cut off.");
    expect(second.output).toContain("Saved the data that its emulators still held.");
    expect(second.output).toMatch(/Ended \d+ processes it left running\./);
    expect(second.output).not.toContain("Creating the demo company");
    expect(await noteNames()).toEqual(["before-the-kill"]);
    await writeNote("before-ctrl-c");

    const another = new StartCommand(cache, small);
    expect(await another.exitCode()).toBe(1);
    expect(another.output).toContain(
      `Crewline is already running (process ${second.ownerPid()}): use it, or stop it with Ctrl-C`,
    );
    expect(await second.stop()).toBe(0);
    await requireFreePorts(emulatorPorts);

    const third = new StartCommand(cache, small);
    await third.ready();
    expect(third.output).not.toContain("cut off");
    expect(await noteNames()).toEqual(["before-ctrl-c", "before-the-kill"]);
    expect(await third.stop()).toBe(0);
  });
});
