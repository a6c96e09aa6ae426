import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Mutation } from "./mutations.ts";
import { mutations } from "./mutations.ts";

const repository = resolve(import.meta.dirname, "../..");
const domain = "functions/domain";

/** Tests of a copy must reach the copied domain, not the one that the workspace links to. */
const config = `
import { defineConfig } from "vitest/config";
export default defineConfig({
  resolve: {
    alias: [{ find: /^@crewline\\/domain\\/(.*)$/, replacement: import.meta.dirname + "/${domain}/$1.ts" }],
  },
  test: { include: ["${domain}/{pay,time,money}/*.test.ts", "tests/vectors/*.test.ts"], bail: 1 },
});
`;

/**
 * Breaks the library line by line in a copy of it and runs its tests each time: every broken line
 * has to be noticed. Prints one line a mutation; exit code 1 when one survives.
 */
function main(): void {
  const copy = mkdtempSync(join(tmpdir(), "crewline-mutations-"));
  try {
    copyTo(copy);
    const before = runTests(copy);
    if (before.status !== 0)
      throw new Error(`The unbroken tests fail:\n${before.stdout}${before.stderr}`);
    const survivors = mutations.filter((mutation) => !isCaught(mutation, copy));
    console.log(`${mutations.length - survivors.length} caught, ${survivors.length} survived`);
    process.exitCode = survivors.length > 0 ? 1 : 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copyTo(copy: string): void {
  const isSource = (path: string) => !path.endsWith(".types");
  for (const folder of [domain, "tests/vectors"]) {
    mkdirSync(join(copy, folder), { recursive: true });
    cpSync(join(repository, folder), join(copy, folder), { recursive: true, filter: isSource });
  }
  cpSync(join(repository, "tsconfig.base.json"), join(copy, "tsconfig.base.json"));
  writeFileSync(join(copy, "package.json"), `{ "type": "module" }`);
  writeFileSync(join(copy, "vitest.config.ts"), config);
  symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"));
}

function isCaught({ file, line, broken }: Mutation, copy: string): boolean {
  const path = join(copy, domain, file);
  const text = readFileSync(path, "utf8");
  if (text.split(`${line}\n`).length !== 2) throw new Error(`Not once in ${file}: ${line.trim()}`);
  writeFileSync(
    path,
    text.replace(line, () => broken),
  );
  const wasCaught = runTests(copy).status !== 0;
  writeFileSync(path, text);
  console.log(`${wasCaught ? "caught" : "SURVIVED"} ${file}: ${broken.trim()}`);
  return wasCaught;
}

function runTests(copy: string) {
  const vitest = join(repository, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--root", copy];
  return spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
}

main();
