import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

export const repository = resolve(import.meta.dirname, "../..");

/** The linter's finding for one file: the rule that fired. */
export interface Finding {
  file: string;
  rule: string;
}

const copied = [
  ".oxlintrc.json",
  "package.json",
  "tsconfig.json",
  "tsconfig.base.json",
  "functions/package.json",
  "functions/tsconfig.json",
  "functions/domain/package.json",
  "functions/domain/tsconfig.json",
  "web/package.json",
  "web/tsconfig.json",
  "web/worker/tsconfig.json",
  "tests/tsconfig.json",
];

/** A small copy of the house with its real lint settings, in which files can break a rule each. */
export function plantTree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "crewline-planted-"));
  for (const path of copied) cpSync(join(repository, path), place(root, path));
  for (const [path, text] of Object.entries(files)) writeFileSync(place(root, path), text);
  linkPackages(root);
  return root;
}

function place(root: string, path: string): string {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  return target;
}

function linkPackages(root: string): void {
  const modules = join(root, "node_modules");
  mkdirSync(join(modules, "@crewline"), { recursive: true });
  for (const name of readdirSync(join(repository, "node_modules"))) {
    if (name === "@crewline" || name === ".bin") continue;
    symlinkSync(join(repository, "node_modules", name), join(modules, name));
  }
  symlinkSync(join(root, "functions/domain"), join(modules, "@crewline/domain"));
  symlinkSync(join(root, "functions"), join(modules, "@crewline/functions"));
}

/** Lints the planted tree and removes it. */
export async function lintPlanted(root: string): Promise<Finding[]> {
  try {
    const report = JSON.parse(await runOxlint(root)) as {
      diagnostics: { code: string; filename: string }[];
    };
    return report.diagnostics.map(({ code, filename }) => ({ file: filename, rule: code }));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function runOxlint(cwd: string): Promise<string> {
  const oxlint = join(repository, "node_modules/.bin/oxlint");
  return new Promise((done) => {
    execFile(oxlint, ["--type-aware", "--format", "json", "."], { cwd }, (_error, stdout) =>
      done(stdout),
    );
  });
}
