import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { delimiter } from "node:path";
import { promisify } from "node:util";
import { inRoot } from "../paths.ts";

const run = promisify(execFile);

const source = inRoot("emulators", "prepare", "indexed-store", "FlatLocalEntityStore.java");
const className = "com.google.cloud.datastore.emulator.impl.storage.FlatLocalEntityStore";

/**
 * The folder of the compiled store that takes the place of the Firestore emulator's own, which goes
 * through all documents for each query. Null without a JDK, and for an emulator in which the class
 * has other constructors or methods: it works as well, but takes longer.
 */
export async function indexedStore(emulatorJar: string): Promise<string | null> {
  const folder = inRoot(".cache", `firestore-store-${digest(emulatorJar)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(inRoot(".cache"), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  try {
    await run("javac", ["-proc:none", "-d", fresh, "-cp", emulatorJar, source]);
    const own = await membersOf([fresh, emulatorJar]);
    if (own !== (await membersOf([emulatorJar]))) return null;
    renameSync(fresh, folder);
    return folder;
  } catch {
    // Another run may have put it there meanwhile.
    return existsSync(folder) ? folder : null;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** What other classes may call. */
async function membersOf(places: readonly string[]): Promise<string> {
  const { stdout } = await run("javap", ["-cp", places.join(delimiter), className]);
  return stdout;
}

function digest(emulatorJar: string): string {
  const { size, mtimeMs } = statSync(emulatorJar);
  const hash = createHash("sha256").update(readFileSync(source));
  return hash.update(`${emulatorJar} ${size} ${mtimeMs}`).digest("hex").slice(0, 16);
}
