import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";

let cache = "";
const said: string[] = [];

vi.mock("../say.ts", () => ({ say: (line: string) => said.push(line) }));

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "crewline-"));
  said.length = 0;
  vi.stubEnv("CREWLINE_CACHE", cache);
  vi.resetModules();
  return () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  };
});

/** An export as the emulators write it; the mark distinguishes exports. */
function writeExport(folder: string, mark: string): void {
  mkdirSync(join(folder, "auth_export"), { recursive: true });
  mkdirSync(join(folder, "firestore_export"), { recursive: true });
  writeFileSync(join(folder, "auth_export", "accounts.json"), "{}");
  writeFileSync(join(folder, "firestore_export", "all"), mark);
  const firestore = { metadata_file: "firestore_export/all" };
  const metadata = { firestore, auth: { path: "auth_export" } };
  writeFileSync(join(folder, "firebase-export-metadata.json"), JSON.stringify(metadata));
}

const at = (name: string) => join(cache, name);
const markIn = (name: string) => readFileSync(join(at(name), "firestore_export", "all"), "utf8");
const load = () => import("./saved-data.ts");

/** The hub's answer to a request for an export. */
function stubHub(write: (folder: string) => void): void {
  vi.stubGlobal("fetch", (_url: string, { body }: { body: string }) => {
    write(JSON.parse(body).path);
    return Promise.resolve(new Response("{}"));
  });
}

describe("saving", () => {
  test("keeps the save before it as well", async () => {
    const { saveData } = await load();
    for (const mark of ["first", "second", "third"]) {
      stubHub((folder) => writeExport(folder, mark));
      await saveData();
    }
    expect([markIn("emulator-data"), markIn("emulator-data.previous")]).toEqual([
      "third",
      "second",
    ]);
  });

  test("leaves the last save alone when the export is incomplete", async () => {
    const { saveData } = await load();
    stubHub((folder) => writeExport(folder, "good"));
    await saveData();
    stubHub((folder) => mkdirSync(folder));
    await expect(saveData()).rejects.toThrow("incompletely");
    expect(markIn("emulator-data")).toBe("good");
  });

  test("goes on after a save that failed", async () => {
    const { saveData } = await load();
    stubHub(() => {
      throw new Error("gone");
    });
    const failed = saveData();
    await expect(failed).rejects.toThrow("gone");
    stubHub((folder) => writeExport(folder, "later"));
    await saveData();
    expect(markIn("emulator-data")).toBe("later");
  });
});

describe("recovering", () => {
  test("finds nothing on a machine that never saved, and says nothing", async () => {
    const { recoverSavedData } = await load();
    expect(recoverSavedData()).toBeNull();
    expect(said).toEqual([]);
  });

  test("takes the last save", async () => {
    writeExport(at("emulator-data"), "last");
    const { recoverSavedData } = await load();
    expect(recoverSavedData()).toBe(at("emulator-data"));
    expect(said).toEqual([]);
  });

  test("drops a half save and keeps the complete one", async () => {
    writeExport(at("emulator-data"), "last");
    mkdirSync(at("emulator-data.next"));
    const { recoverSavedData } = await load();
    expect(recoverSavedData()).toBe(at("emulator-data"));
    expect(existsSync(at("emulator-data.next"))).toBe(false);
    expect(said).toEqual(["Dropped a save that had been cut off half way."]);
  });

  test("goes back one save when the swap was cut off between its two renames", async () => {
    writeExport(at("emulator-data.previous"), "before");
    const { recoverSavedData } = await load();
    expect(recoverSavedData()).toBe(at("emulator-data"));
    expect(markIn("emulator-data")).toBe("before");
    expect(said).toEqual(["The last save is missing or damaged: going back to the one before it."]);
  });

  test("goes back one save when a file of the last one is empty", async () => {
    writeExport(at("emulator-data"), "");
    writeExport(at("emulator-data.previous"), "before");
    const { recoverSavedData } = await load();
    expect(recoverSavedData()).toBe(at("emulator-data"));
    expect(markIn("emulator-data")).toBe("before");
  });

  test("says so when nothing that was saved can be used", async () => {
    mkdirSync(at("emulator-data"));
    const { recoverSavedData } = await load();
    expect(recoverSavedData()).toBeNull();
    expect(said).toEqual(["The saved data is damaged and cannot be used; starting afresh."]);
  });

  test("finds nothing after the data was forgotten", async () => {
    writeExport(at("emulator-data"), "last");
    writeExport(at("emulator-data.previous"), "before");
    const { forgetSavedData, recoverSavedData } = await load();
    forgetSavedData();
    expect(recoverSavedData()).toBeNull();
  });
});
