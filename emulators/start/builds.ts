import { cpSync, mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { inRoot, logFolder } from "../paths.ts";
import { runProgram } from "../prepare/run-program.ts";
import { Problem } from "../problem.ts";
import { say } from "../say.ts";
import { stackEnvironment } from "../stack/stack-environment.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { dropOldBeside, placeOnce } from "./place-once.ts";

export interface Build {
  name: string;
  title: string;
  /** A script for Node, from the repository's root. */
  program: string;
  argumentsFor: (outputFolder: string) => readonly string[];
  /** The program's working directory. */
  cwd: string;
  /** Files and folders, from the repository's root, that the output depends on. */
  inputs: readonly string[];
  /** Copied beside the output as they are. */
  copies: readonly string[];
  /** Variables that the build takes into its output. */
  environment: Readonly<Record<string, string>>;
}

const shared = ["package-lock.json", "tsconfig.base.json", "functions/domain"];

export const functionsBuild: Build = {
  name: "functions",
  title: "server",
  program: "node_modules/rolldown/bin/cli.mjs",
  argumentsFor: (output) => ["-c", "rolldown.config.ts", "--dir", join(output, "dist")],
  cwd: "functions",
  inputs: [...shared, "functions/src", "functions/package.json", "functions/rolldown.config.ts"],
  copies: ["functions/package.json"],
  environment: {},
};

export const webBuild: Build = {
  name: "web",
  title: "web application",
  program: "node_modules/vite/bin/vite.js",
  argumentsFor: (output) => ["build", "--mode", "emulator", "--outDir", output, "--emptyOutDir"],
  cwd: "web",
  inputs: [...shared, "web", "emulators/demo-sign-ins.ts"],
  copies: [],
  // They override those of web/.env.emulator, which has the usual ports.
  environment: {
    VITE_AUTH_EMULATOR: stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST,
    VITE_FIRESTORE_EMULATOR: stackEnvironment.FIRESTORE_EMULATOR_HOST,
  },
};

/** The builds that the local stack runs and serves; both folders are complete and do not change. */
export interface BuiltFolders {
  functions: string;
  web: string;
}

/** Builds what has changed since the last time, one after the other. */
export async function builtFolders(): Promise<BuiltFolders> {
  const functions = await builtFolder(functionsBuild);
  return { functions, web: await builtFolder(webBuild) };
}

/**
 * Returns the folder with the build of the current sources, built if missing. Each state of the
 * sources has its own folder, so that builds affect neither each other nor a running stack.
 */
export async function builtFolder(build: Build): Promise<string> {
  const folder = folderOf(build);
  await placeOnce(folder, (fresh) => runBuild(build, fresh));
  // A file saved meanwhile may be in the output, whose folder is named after the old one.
  if (folderOf(build) !== folder) return builtFolder(build);
  dropOldBeside(folder);
  return folder;
}

/** The folder for the build of the current sources, whether it exists or not. */
export function folderOf({ name, inputs, environment }: Build): string {
  const paths = inputs.map((path) => inRoot(path));
  const fingerprint = fingerprintOf(paths, environment).slice(0, 16);
  return inRoot(".cache", "builds", `${name}-${fingerprint}`);
}

/** Tests start builds too; their variables would make React's slow build, and a silent bundler. */
const likeAnyBuild = { NODE_ENV: "production", TEST: undefined, VITEST: undefined };

/** In the folder of each build: its program's output. */
export const buildLog = ".build.log";

async function runBuild(build: Build, output: string): Promise<void> {
  say(`Building the ${build.title}.`);
  mkdirSync(output, { recursive: true });
  const log = `build-${build.name}.log`;
  const code = await runProgram({
    command: [process.execPath, inRoot(build.program), ...build.argumentsFor(output)],
    cwd: inRoot(build.cwd),
    env: { ...process.env, ...likeAnyBuild, ...build.environment },
    log,
  });
  if (code !== 0) {
    throw new Problem(`The ${build.title} does not build: see .cache/logs/${log}.`);
  }
  cpSync(join(logFolder, log), join(output, buildLog));
  for (const file of build.copies) cpSync(inRoot(file), join(output, relative(build.cwd, file)));
}
