import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inRoot } from "../../emulators/paths.ts";

/** Runs the setup step on a PATH that holds node and, if given, a java with these words. */
function setUp(javaSays?: string) {
  const folder = mkdtempSync(join(tmpdir(), "crewline-"));
  symlinkSync(process.execPath, join(folder, "node"));
  if (javaSays !== undefined) {
    const java = join(folder, "java");
    writeFileSync(java, `#!/bin/sh\necho '${javaSays}' >&2\n`);
    chmodSync(java, 0o755);
  }
  const next = join(folder, "next.ts");
  writeFileSync(next, `console.log("next on node", process.versions.node.split(".")[0]);`);
  const args = [inRoot("emulators", "setup.mjs"), next];
  const options = { encoding: "utf8", cwd: folder, env: { PATH: `${folder}:/bin` } } as const;
  return spawnSync(join(folder, "node"), args, options);
}

describe("the setup step", () => {
  test("names the missing Java and the fix in one sentence", () => {
    const path = mkdtempSync(join(tmpdir(), "crewline-"));
    const run = spawnSync(process.execPath, [inRoot("emulators", "setup.mjs")], {
      encoding: "utf8",
      env: { PATH: path },
    });
    expect(run.stderr).toBe(
      "The Firestore emulator needs Java, and there is none on the PATH: install Java 11 or " +
        "newer, for example Debian's package default-jre-headless.\n",
    );
    expect(run.status).toBe(1);
  });

  test.each([
    ['openjdk version "10.0.2" 2018-07-17', "this is Java 10"],
    ['java version "1.8.0_412"', "this is Java 8"],
  ])("refuses %s", (words, sentence) => {
    const { status, stderr } = setUp(words);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(status).toBe(1);
  });

  test.each(['openjdk version "11.0.2" 2019-01-15', 'openjdk version "25" 2025-09-16'])(
    "goes on with %s, on the Node that the repository brings",
    (words) => {
      const { status, stdout, stderr } = setUp(words);
      expect([stdout, stderr, status]).toEqual(["next on node 24\n", "", 0]);
    },
  );
});
