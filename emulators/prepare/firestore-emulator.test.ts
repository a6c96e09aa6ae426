import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";

const info = JSON.parse(
  readFileSync(
    new URL(
      "../../node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json",
      import.meta.url,
    ),
    "utf8",
  ),
);
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crewline-"));
  vi.stubEnv("CREWLINE_CACHE", join(folder, "cache"));
  vi.stubEnv("FIRESTORE_EMULATOR_BINARY_PATH", "");
  vi.stubEnv("FIREBASE_EMULATORS_PATH", join(folder, "firebase"));
  vi.stubEnv("CLOUDSDK_ROOT_DIR", join(folder, "sdk"));
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});

async function prepare(): Promise<string> {
  const module = await import("./firestore-emulator.ts");
  return module.prepareFirestoreEmulator();
}

function file(...parts: string[]): string {
  const path = join(folder, ...parts);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
  return path;
}

const kept = ["firebase", info.firestore.downloadPathRelativeToCacheDir];
const cloudCli = ["sdk", "platform", "cloud-firestore-emulator", "cloud-firestore-emulator.jar"];

describe("the Firestore emulator", () => {
  test("is the jar that the variable names, before any other", async () => {
    const chosen = file("chosen.jar");
    file(...kept);
    vi.stubEnv("FIRESTORE_EMULATOR_BINARY_PATH", chosen);
    expect(await prepare()).toBe(chosen);
  });

  test("that the variable names but that is not there is told in one sentence", async () => {
    vi.stubEnv("FIRESTORE_EMULATOR_BINARY_PATH", "/nowhere/a.jar");
    await expect(prepare()).rejects.toThrow(
      "FIRESTORE_EMULATOR_BINARY_PATH names /nowhere/a.jar, which does not exist: correct or unset it.",
    );
  });

  test("is the copy that firebase-tools keeps, before the Cloud CLI's", async () => {
    const jar = file(...kept);
    file(...cloudCli);
    expect(await prepare()).toBe(jar);
  });

  test("is a launcher of the Cloud CLI's copy where there is no other", async () => {
    const jar = file(...cloudCli);
    const launcher = await prepare();
    expect(launcher).toBe(join(folder, "cache", "firestore-emulator-launcher.jar"));
    const manifest = readFileSync(launcher, "latin1").replaceAll("\r\n ", "");
    expect(manifest).toContain(`Class-Path: file://${jar}`);
  });
});
