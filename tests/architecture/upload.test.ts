import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discoverFunctions } from "./discover-functions.ts";
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
  const manifest = await discoverFunctions(upload);
  expect(Object.keys(manifest.endpoints)).toEqual(
    expect.arrayContaining(["auth", "notFound", "onMailQueued", "tick", "trpc"]),
  );
  expect(manifest.endpoints).not.toHaveProperty("outbox");
  // A project without Identity Platform says so by a parameter, and the deploy leaves these out.
  const omit = "{{ params.IDENTITY_PLATFORM == false }}";
  expect(manifest.endpoints).toMatchObject({ beforeSignIn: { omit }, beforeSignUp: { omit } });
  expect(manifest.params).toMatchObject([{ name: "IDENTITY_PLATFORM", type: "boolean" }]);
}, 60_000);
