import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inRoot } from "../../emulators/paths.ts";

const printNode = `console.log("next on node", process.versions.node.split(".")[0]);`;
const nothingElse = { env: {} as Record<string, string>, args: [] as string[], next: printNode };

/** Runs the setup step on a PATH that holds node and a java with these words. */
function setUp(
  javaSays: string,
  { env = {}, args = [], next = printNode }: Partial<typeof nothingElse> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "crewline-"));
  symlinkSync(process.execPath, join(folder, "node"));
  writeFileSync(join(folder, "java"), `#!/bin/sh\necho '${javaSays}' >&2\n`, { mode: 0o755 });
  const script = join(folder, "next.ts");
  writeFileSync(script, next);
  const words = [inRoot("emulators", "setup.mjs"), script, ...args];
  return spawnSync(join(folder, "node"), words, {
    encoding: "utf8",
    cwd: folder,
    env: { PATH: `${folder}:/bin`, HOME: folder, ...env },
  });
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

  describe("without Java, where Debian's apt-get is", () => {
    /** Stands for apt-get: the package brings a program, and what was asked is written down. */
    function setUpAs(uid: number) {
      const folder = mkdtempSync(join(tmpdir(), "crewline-"));
      symlinkSync(process.execPath, join(folder, "node"));
      const java = `#!/bin/sh\necho 'openjdk version "17.0.15"' >&2\n`;
      const install = `cat >${folder}/java <<'END'\n${java}END\nchmod +x ${folder}/java`;
      const lines = ["#!/bin/sh", "PATH=/bin", `echo "$@" >>${folder}/asked`];
      const aptGet = [...lines, `[ "$1" = install ] || exit 0`, install, ""].join("\n");
      writeFileSync(join(folder, "apt-get"), aptGet, { mode: 0o755 });
      writeFileSync(join(folder, "asked"), "");
      const next = join(folder, "next.ts");
      writeFileSync(next, `console.log("next");`);
      const asUser = `data:text/javascript,process.getuid=()=>${uid}`;
      const args = ["--import", asUser, inRoot("emulators", "setup.mjs"), next];
      const run = spawnSync("node", args, { encoding: "utf8", env: { PATH: folder } });
      return { ...run, asked: readFileSync(join(folder, "asked"), "utf8") };
    }

    test("root gets it installed and goes on", () => {
      const { asked, stdout, status } = setUpAs(0);
      const install = "install --yes --no-install-recommends default-jre-headless";
      expect(asked).toBe(`--version\nupdate\n${install}\n`);
      expect(stdout).toBe(
        "Installing Java for the Firestore emulator (apt-get install default-jre-headless).\nnext\n",
      );
      expect(status).toBe(0);
    });

    test("others see the fix, and apt-get is not called", () => {
      const { asked, stderr, status } = setUpAs(1000);
      expect(stderr).toContain("there is none on the PATH: install Java 11 or newer");
      expect([asked, status]).toEqual(["", 1]);
    });
  });

  test("gives a home below .cache to a person whose own cannot be written", () => {
    const { stdout, status } = setUp('openjdk version "17"', {
      env: { HOME: "/nonexistent" },
      next: "console.log(process.env.HOME, process.env.npm_config_userconfig);",
    });
    expect(stdout).toBe(`${inRoot(".cache", "home")} /nonexistent/.npmrc\n`);
    expect(status).toBe(0);
  });

  test("hands the instant of --as-of to all programs, and refuses what is none", () => {
    const next = "console.log(new Date().toISOString().slice(0, 16), process.argv.length);";
    const args = ["--as-of", "2026-11-01T05:30Z"];
    expect(setUp('openjdk version "17"', { next, args }).stdout).toBe("2026-11-01T05:30 2\n");
    const refused = setUp('openjdk version "17"', { next, args: ["--as-of=Sunday"] });
    expect(refused.stderr).toBe(
      '--as-of takes an instant such as 2026-11-01T05:30Z, not "Sunday".\n',
    );
    expect(refused.status).toBe(1);
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
