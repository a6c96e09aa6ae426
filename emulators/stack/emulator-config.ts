import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { z } from "zod/mini";
import { builtAssets, withAssetHeaders } from "../../functions/src/cli/asset-headers.ts";
import { allowHosts } from "../../functions/src/cli/content-policy.ts";
import { inRoot, root } from "../paths.ts";
import { host, ports } from "../ports.ts";
import type { Ports } from "../ports.ts";
import type { BuiltFolders } from "../start/builds.ts";

const headerSchema = z.object({ key: z.string(), value: z.string() });
const ruleSchema = z.looseObject({ headers: z.array(headerSchema) });
const configSchema = z.looseObject({
  emulators: z.record(z.string(), z.unknown()),
  functions: z.tuple([z.looseObject({})]),
  hosting: z.looseObject({
    headers: z.array(ruleSchema),
    rewrites: z.array(z.looseObject({})),
  }),
});

type FirebaseConfig = z.infer<typeof configSchema>;

const policyHeader = "Content-Security-Policy";
const emulatorHosts = [`http://${host}:${ports.auth}`, `http://${host}:${ports.firestore}`];
const policyHosts = { "connect-src": emulatorHosts, "frame-src": emulatorHosts };

/** Named by the port: two stacks may run in one clone. */
const file = inRoot(`firebase.emulator-${ports.hosting}.json`);

/** The folder that the running stack serves. */
export function servedFolder(): string {
  const config = configSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return inRoot(z.string().parse(config.hosting["public"]));
}

/**
 * Writes the configuration of the emulators beside firebase.json, whose paths it shares, and
 * returns its path. The emulators listen on plain http ports, which the real policy forbids.
 */
export function writeEmulatorConfig(built: BuiltFolders): string {
  const config = configSchema.parse(JSON.parse(readFileSync(inRoot("firebase.json"), "utf8")));
  const hosting = withAssetHeaders(config.hosting, builtAssets(built.web));
  const local = withFolders(withPorts(withEmulatorHosts({ ...config, hosting }), ports), built);
  writeFileSync(file, `${JSON.stringify(local, null, 2)}\n`);
  return file;
}

/** The configuration with the emulators on these ports, which may be those of a second clone. */
export function withPorts(config: FirebaseConfig, wanted: Ports): FirebaseConfig {
  const { firestore, firestoreSocket, devServer: _, ...others } = wanted;
  const emulators: Record<string, unknown> = {
    ...config.emulators,
    firestore: { host, port: firestore, websocketPort: firestoreSocket },
  };
  for (const [name, port] of Object.entries(others)) emulators[name] = { host, port };
  return { ...config, emulators };
}

/** The configuration with the builds of the local stack; secrets and `.env` stay in functions/. */
export function withFolders(config: FirebaseConfig, built: BuiltFolders): FirebaseConfig {
  const [functions] = config.functions;
  return {
    ...config,
    functions: [{ ...functions, source: relative(root, built.functions), configDir: "functions" }],
    hosting: { ...config.hosting, public: relative(root, built.web) },
  };
}

/** A page of the emulators alone: the mail that is not sent. */
const outboxRewrite = {
  source: "/outbox",
  function: { functionId: "outbox", region: "us-central1" },
};

/**
 * The configuration whose content policy allows the Auth and Firestore emulators, with the page
 * that shows the mail.
 */
export function withEmulatorHosts(config: FirebaseConfig): FirebaseConfig {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === policyHeader
        ? { ...header, value: allowHosts(header.value, policyHosts) }
        : header,
    ),
  }));
  const rewrites = [outboxRewrite, ...config.hosting.rewrites];
  return { ...config, hosting: { ...config.hosting, headers, rewrites } };
}
