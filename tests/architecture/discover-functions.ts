import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/** The functions and parameters that the deploy finds in the built functions of a folder. */
export interface Manifest {
  endpoints: Record<string, unknown>;
  params: unknown[];
}

/** Asks the package that the deploy runs which functions the entry exports. */
export async function discoverFunctions(folder: string): Promise<Manifest> {
  const manifest = join(folder, "manifest.json");
  const environment = {
    ...process.env,
    FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
    GCLOUD_PROJECT: "demo-upload",
    FIREBASE_CONFIG: JSON.stringify({ projectId: "demo-upload" }),
    FUNCTIONS_EMULATOR: "",
    FIREBASE_AUTH_EMULATOR_HOST: "",
    FIRESTORE_EMULATOR_HOST: "",
  };
  const options = { cwd: folder, env: environment };
  await promisify(execFile)("npx", ["--no-install", "firebase-functions", "."], options);
  return JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
}
