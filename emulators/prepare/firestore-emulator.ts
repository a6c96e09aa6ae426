import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { inCache, inRoot, root } from "../paths.ts";
import { Problem } from "../problem.ts";
import { say } from "../say.ts";
import { findProgram } from "./find-program.ts";
import { launcherJar } from "./launcher-jar.ts";
import { runProgram } from "./run-program.ts";

const firebaseTools = ["node_modules", "firebase-tools", "lib"];
const cloudCliJar = join("platform", "cloud-firestore-emulator", "cloud-firestore-emulator.jar");

/**
 * The jar that starts the Firestore emulator: the one of FIRESTORE_EMULATOR_BINARY_PATH, the one
 * that firebase-tools keeps, the Google Cloud CLI's through a launcher, or a fresh download.
 */
export async function prepareFirestoreEmulator(): Promise<string> {
  const chosen = process.env["FIRESTORE_EMULATOR_BINARY_PATH"];
  if (chosen) return existing(chosen);
  const kept = jarOfFirebaseTools();
  if (existsSync(kept)) return kept;
  const cloudCli = cloudCliRoots().map((folder) => join(folder, cloudCliJar));
  const installed = cloudCli.find((jar) => existsSync(jar));
  if (installed) return writeLauncher(installed);
  await download();
  if (existsSync(kept)) return kept;
  throw new Problem(
    "The Firestore emulator is not on this machine and could not be downloaded: connect to the " +
      'internet and try again, or run "gcloud components install cloud-firestore-emulator", or ' +
      "set FIRESTORE_EMULATOR_BINARY_PATH to its jar.",
  );
}

function existing(jar: string): string {
  if (existsSync(jar)) return jar;
  throw new Problem(
    `FIRESTORE_EMULATOR_BINARY_PATH names ${jar}, which does not exist: correct or unset it.`,
  );
}

function jarOfFirebaseTools(): string {
  const info = inRoot(...firebaseTools, "emulator", "downloadableEmulatorInfo.json");
  const { firestore } = JSON.parse(readFileSync(info, "utf8"));
  const folder =
    process.env["FIREBASE_EMULATORS_PATH"] ?? join(homedir(), ".cache", "firebase", "emulators");
  return join(folder, firestore.downloadPathRelativeToCacheDir);
}

function cloudCliRoots(): string[] {
  const gcloud = findProgram(["gcloud"]);
  return [
    process.env["CLOUDSDK_ROOT_DIR"] ?? "",
    // Distributions put a link or a script in the PATH; a link leads to <root>/bin/gcloud.
    gcloud ? dirname(dirname(realpathSync(gcloud))) : "",
    "/usr/lib/google-cloud-sdk",
    "/usr/share/google-cloud-sdk",
    "/opt/homebrew/share/google-cloud-sdk",
    "/snap/google-cloud-cli/current",
    join(homedir(), "google-cloud-sdk"),
  ].filter((folder) => folder !== "");
}

function writeLauncher(emulatorJar: string): string {
  const launcher = inCache("firestore-emulator-launcher.jar");
  mkdirSync(dirname(launcher), { recursive: true });
  writeFileSync(launcher, launcherJar(emulatorJar));
  return launcher;
}

async function download(): Promise<void> {
  say("Downloading the Firestore emulator (60 MB, once).");
  await runProgram({
    command: [
      process.execPath,
      inRoot(...firebaseTools, "bin", "firebase.js"),
      "setup:emulators:firestore",
    ],
    cwd: root,
    log: "firestore-download.log",
  });
}
