import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "../paths.ts";
import { ports, portsFrom } from "../ports.ts";
import { withEmulatorHosts, withFolders, withPorts } from "./emulator-config.ts";

const hosts = `http://127.0.0.1:${ports.auth} http://127.0.0.1:${ports.firestore}`;
const config = JSON.parse(readFileSync(inRoot("firebase.json"), "utf8"));

function policyOf(from: typeof config): string {
  const headers = from.hosting.headers.flatMap((rule: typeof config) => rule.headers);
  return headers.find(({ key }: { key: string }) => key === "Content-Security-Policy").value;
}

test("the deployed policy names no plain http host, and the local one no other than these", () => {
  expect(policyOf(config)).not.toContain("http:");
  const local = policyOf(withEmulatorHosts(config));
  expect(local.split(hosts)).toHaveLength(3);
  expect(local.replaceAll(` ${hosts}`, "")).toBe(policyOf(config));
});

test("only the local stack has the page of the outbox", () => {
  const sources = (from: typeof config) =>
    from.hosting.rewrites.map(({ source }: { source?: string }) => source);
  expect(sources(withEmulatorHosts(config))[0]).toBe("/outbox");
  expect(sources(config)).not.toContain("/outbox");
});

test("nothing else differs", () => {
  const local = withEmulatorHosts(config);
  local.hosting.rewrites = local.hosting.rewrites.slice(1);
  const same = JSON.parse(JSON.stringify(local).replaceAll(` ${hosts}`, ""));
  expect(same).toEqual(config);
});

test("a second clone has its emulators on ports of its own, and nothing else differs", () => {
  expect(withPorts(config, portsFrom(undefined))).toEqual(config);
  const { emulators, ...rest } = withPorts(config, portsFrom("6100"));
  expect(rest).toEqual({ ...config, emulators: undefined });
  expect(emulators).toMatchObject({
    hosting: { host: "127.0.0.1", port: 6100 },
    firestore: { host: "127.0.0.1", port: 6102, websocketPort: 6108 },
    ui: { enabled: false },
  });
});

test("the stack reads its own builds, so a build into functions/dist or web/dist disturbs none", () => {
  const built = {
    functions: inRoot(".cache", "builds", "functions-1"),
    web: inRoot(".cache", "builds", "web-1"),
  };
  const { functions, hosting } = withFolders(config, built);
  expect(functions).toEqual([
    { ...config.functions[0], source: ".cache/builds/functions-1", configDir: "functions" },
  ]);
  expect(hosting).toEqual({ ...config.hosting, public: ".cache/builds/web-1" });
});
