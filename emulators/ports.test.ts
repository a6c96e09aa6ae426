import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { emulatorHosts } from "../functions/src/cli/emulator-hosts.ts";
import { inRoot } from "./paths.ts";
import {
  busySentence,
  freePortsAfter,
  host,
  ports,
  portsFrom,
  requireFreePorts,
  usualPorts,
} from "./ports.ts";

test("the ports are those of firebase.json, on this machine only", () => {
  const { emulators } = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8"));
  const { devServer: _, firestoreSocket, ...ofEmulators } = usualPorts;
  for (const [name, port] of Object.entries(ofEmulators)) {
    expect(emulators[name]).toMatchObject({ host, port });
  }
  expect(emulators.firestore.websocketPort).toBe(firestoreSocket);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("--port", () => {
  test("gives a second clone ports in a row of its own", () => {
    expect(portsFrom("6100")).toMatchObject({ hosting: 6100, functions: 6101, devServer: 6109 });
    expect(new Set(Object.values(portsFrom("6100"))).size).toBe(Object.keys(usualPorts).length);
  });

  test("reaches the ports of the run", async () => {
    vi.stubEnv("CREWLINE_PORT", "6100");
    vi.resetModules();
    const fresh = await import("./ports.ts");
    expect(fresh.ports.hosting).toBe(6100);
  });

  test.each([undefined, "", "6100"])(
    "was not heard by the commands that change a stack's data: %s",
    (first) => {
      const { firestore, auth } = portsFrom(first);
      expect(emulatorHosts(first)).toMatchObject({
        FIRESTORE_EMULATOR_HOST: `${host}:${firestore}`,
        FIREBASE_AUTH_EMULATOR_HOST: `${host}:${auth}`,
      });
    },
  );

  test("is refused where a browser would refuse the page", () => {
    const message = "leads to port 6000, which browsers refuse: choose another, such as 6100.";
    for (const first of ["6000", "5991"]) {
      expect(() => portsFrom(first)).toThrow(`--port ${first} ${message}`);
    }
  });

  test("is refused in words when it is no port", () => {
    for (const bad of ["abc", "80", "65535", "6000.5", "-1"]) {
      expect(() => portsFrom(bad)).toThrow("--port takes a number from 1024 to 65526, not");
    }
  });
});

describe("a second stack beside the first", () => {
  test("takes the next ten ports that browsers allow", async () => {
    const first = await freePortsAfter(portsFrom("6650"));
    expect(first).toBeGreaterThanOrEqual(6680);
    expect((first - 6650) % 10).toBe(0);
  });

  test("passes over ports that another program holds", async () => {
    const free = await freePortsAfter(portsFrom("7300"));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(free + 3, host, resolve));
    expect(await freePortsAfter(portsFrom("7300"))).toBeGreaterThan(free);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe("a busy port", () => {
  test("is told with its purpose, the process that holds it and the fix", () => {
    const holder = { pid: 4711, command: "python3 -m http.server 5000" };
    expect(busySentence(ports.hosting, holder)).toBe(
      `Port ${ports.hosting}, which the application needs, is in use by process 4711 ` +
        '(python3 -m http.server 5000): stop it with "kill 4711", or choose ' +
        'other ports with "-- --port 6100", and try again.',
    );
  });

  test("is told without a process where that belongs to another user", () => {
    expect(busySentence(ports.firestore, null)).toBe(
      `Port ${ports.firestore}, which the Firestore emulator needs, is in use by a process that is not yours ` +
        "to see: stop it and try again.",
    );
  });

  test("is found, together with this process that holds it", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen({ port: 0, host }, () => resolve()));
    const { port } = server.address() as AddressInfo;
    await expect(requireFreePorts([port])).rejects.toThrow(`in use by process ${process.pid} (`);
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePorts([port])).resolves.toBeUndefined();
  });
});
