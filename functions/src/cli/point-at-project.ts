import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { emulatorHosts } from "./emulator-hosts.ts";
import type { RoleRequest } from "./role-request.ts";

const functionsFolder = resolve(import.meta.dirname, "../..");
const emulators = emulatorHosts(process.env["CREWLINE_PORT"]);

/**
 * Points this process at the local emulators or at one real project, never at a mixture, and
 * returns the target's name. Without an option it is the project of the environment, else the
 * emulators if they run. Throws an Error if the target is ambiguous.
 */
export async function pointAtProject(
  request: Pick<RoleRequest, "emulator" | "project">,
): Promise<string> {
  if (request.emulator && request.project !== undefined) {
    throw new Error("Choose --emulator or --project.");
  }
  const hasEmulatorHost = Boolean(process.env["FIRESTORE_EMULATOR_HOST"]);
  if (request.emulator || (request.project === undefined && hasEmulatorHost)) {
    return pointAtEmulators();
  }
  const project = request.project ?? process.env["GOOGLE_CLOUD_PROJECT"];
  if (project !== undefined) return pointAtProduction(project);
  if (await answers(emulators.FIRESTORE_EMULATOR_HOST)) return pointAtEmulators();
  throw new Error("Start the local stack with npm start, or name a real project: --project ID.");
}

function pointAtEmulators(): string {
  for (const [name, value] of Object.entries(emulators)) process.env[name] ??= value;
  return `the emulators (${process.env["GCLOUD_PROJECT"]})`;
}

function pointAtProduction(project: string): string {
  for (const name of ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"]) {
    if (process.env[name]) throw new Error(`${name} is set: remove it to change a real project.`);
  }
  process.env["GCLOUD_PROJECT"] = project;
  const files = [`.env.${project}`, ".env"].map((name) => join(functionsFolder, name));
  for (const file of files.filter((path) => existsSync(path))) process.loadEnvFile(file);
  return `the project ${project}`;
}

/** True if a server listens there. */
function answers(address: string): Promise<boolean> {
  const [host = "", port = ""] = address.split(":");
  return new Promise((settle) => {
    const socket = connect(Number(port), host);
    const end = (isOpen: boolean) => {
      socket.destroy();
      settle(isOpen);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}
