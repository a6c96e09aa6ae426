import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "./planted-tree.ts";

const run = promisify(execFile);
const notUploaded = new Set(["node_modules", "dist", ".types", "domain", ".secret.local"]);
let upload = "";

beforeAll(async () => {
  upload = mkdtempSync(join(tmpdir(), "crewline-upload-"));
  cpSync(join(repository, "functions"), upload, {
    recursive: true,
    filter: (path) => !notUploaded.has(basename(path)) && !basename(path).startsWith(".env"),
  });
  // Not into functions/dist: the tests of the start command run at the same time.
  const build = ["run", "build", "-w", "@crewline/functions", "--", "--dir", join(upload, "dist")];
  await run("npm", build, { cwd: repository });
  await run("npm", ["install", "--omit=dev", "--no-package-lock"], { cwd: upload });
}, 240_000);

afterAll(() => rmSync(upload, { recursive: true, force: true }));

test("the uploaded folder holds what its entry needs and no workspace link", () => {
  expect(existsSync(join(upload, "node_modules/firebase-functions"))).toBe(true);
  expect(existsSync(join(upload, "node_modules/@crewline"))).toBe(false);
});

test("the deploy's discovery finds every function in the uploaded folder", async () => {
  const manifest = await discover(upload);
  expect(Object.keys(manifest.endpoints)).toEqual(
    expect.arrayContaining(["auth", "notFound", "onMailQueued", "tick", "trpc"]),
  );
  expect(manifest.endpoints).not.toHaveProperty("outbox");
  // A project without Identity Platform says so by a parameter, and the deploy leaves these out.
  const omit = "{{ params.IDENTITY_PLATFORM == false }}";
  expect(manifest.endpoints).toMatchObject({ beforeSignIn: { omit }, beforeSignUp: { omit } });
  expect(manifest.params).toMatchObject([{ name: "IDENTITY_PLATFORM", type: "boolean" }]);
}, 60_000);

interface Manifest {
  endpoints: Record<string, unknown>;
  params: unknown[];
}

/** Asks the package that the deploy runs which functions the entry exports. */
async function discover(folder: string): Promise<Manifest> {
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
  await run("npx", ["--no-install", "firebase-functions", "."], { cwd: folder, env: environment });
  return JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
}
