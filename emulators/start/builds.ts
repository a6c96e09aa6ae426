import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inCache, inRoot, root } from "../paths.ts";
import { runProgram } from "../prepare/run-program.ts";
import { Problem } from "../problem.ts";
import { say } from "../say.ts";
import { stackEnvironment } from "../stack/stack-environment.ts";

export interface Build {
  title: string;
  /** The npm workspace whose script `build` makes it, and further arguments for that script. */
  workspace: string;
  args: readonly string[];
  /** Files and folders, from the repository's root, that the output depends on. */
  inputs: readonly string[];
  output: string;
  /** Variables that the build takes into its output. */
  environment: Readonly<Record<string, string>>;
}

const shared = ["package-lock.json", "tsconfig.base.json", "functions/domain"];

export const functionsBuild: Build = {
  title: "server",
  workspace: "@crewline/functions",
  args: [],
  inputs: [...shared, "functions/src", "functions/package.json", "functions/rolldown.config.ts"],
  output: "functions/dist/index.js",
  environment: {},
};

export const webBuild: Build = {
  title: "web application",
  workspace: "@crewline/web",
  args: ["--mode", "emulator"],
  inputs: [...shared, "web", "emulators/demo-sign-ins.ts"],
  output: "web/dist/index.html",
  // They win over those of web/.env.emulator, which has the usual ports.
  environment: {
    VITE_AUTH_EMULATOR: stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST,
    VITE_FIRESTORE_EMULATOR: stackEnvironment.FIRESTORE_EMULATOR_HOST,
  },
};

/** Builds what has changed since the last time, one after the other. */
export async function buildWhatChanged(builds: readonly Build[]): Promise<void> {
  for (const build of builds) {
    if (!isUpToDate(build)) await runBuild(build);
  }
}

async function runBuild(build: Build): Promise<void> {
  const fingerprint = fingerprintOf(build.inputs.map((path) => inRoot(path)));
  say(`Building the ${build.title}.`);
  const log = `build-${nameOf(build)}.log`;
  const command = ["npm", "run", "build", "--workspace", build.workspace, "--", ...build.args];
  const env = { ...process.env, ...build.environment };
  const code = await runProgram({ command, cwd: root, env, log });
  if (code !== 0) {
    throw new Problem(`The ${build.title} does not build: see .cache/logs/${log}.`);
  }
  mkdirSync(dirname(stampFile(build)), { recursive: true });
  writeFileSync(stampFile(build), stampOf(build, fingerprint));
}

/** The time of the output is part of the stamp: another kind of build may have replaced it. */
function isUpToDate(build: Build): boolean {
  if (!existsSync(inRoot(build.output)) || !existsSync(stampFile(build))) return false;
  const fingerprint = fingerprintOf(build.inputs.map((path) => inRoot(path)));
  return readFileSync(stampFile(build), "utf8") === stampOf(build, fingerprint);
}

function stampOf(build: Build, fingerprint: string): string {
  const variables = JSON.stringify(build.environment);
  return `${fingerprint} ${statSync(inRoot(build.output)).mtimeMs} ${variables}`;
}

function stampFile(build: Build): string {
  return inCache("builds", nameOf(build));
}

function nameOf({ workspace }: Build): string {
  return workspace.slice(workspace.indexOf("/") + 1);
}

/** A hash of the names and contents of all files below the paths, tests and outputs left out. */
export function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesBelow).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$|\.tsbuildinfo$/.test(path) ? [] : [path];
  const names = readdirSync(path).filter((name) => !/^(node_modules|dist|\.types)$/.test(name));
  return names.flatMap((name) => filesBelow(join(path, name)));
}
