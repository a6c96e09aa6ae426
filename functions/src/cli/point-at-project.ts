import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { RoleRequest } from "./role-request.ts";

const functionsFolder = resolve(import.meta.dirname, "../..");

/**
 * Points this process at the local emulators or at one real project, never at a mixture, and
 * names the place. Throws an Error when it is not clear which one is meant.
 */
export function pointAtProject(request: Pick<RoleRequest, "emulator" | "project">): string {
  const { emulator, project } = request;
  if (emulator && project !== undefined) throw new Error("Choose --emulator or --project.");
  const isLocal = emulator || (project === undefined && hasEmulatorHost());
  return isLocal ? pointAtEmulators() : pointAtProduction(project);
}

function hasEmulatorHost(): boolean {
  return Boolean(process.env["FIRESTORE_EMULATOR_HOST"]);
}

function pointAtEmulators(): string {
  process.env["FIRESTORE_EMULATOR_HOST"] ??= "127.0.0.1:8080";
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] ??= "127.0.0.1:9099";
  process.env["GCLOUD_PROJECT"] ??= "demo-crewline";
  return `the emulators (${process.env["GCLOUD_PROJECT"]})`;
}

function pointAtProduction(project: string | undefined): string {
  if (project === undefined) {
    throw new Error("Name the place: --emulator for the local stack, or --project ID.");
  }
  for (const name of ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"]) {
    if (process.env[name]) throw new Error(`${name} is set: remove it to change a real project.`);
  }
  process.env["GCLOUD_PROJECT"] = project;
  const files = [`.env.${project}`, ".env"].map((name) => join(functionsFolder, name));
  for (const file of files.filter((path) => existsSync(path))) process.loadEnvFile(file);
  return `the project ${project}`;
}
