import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { buildLog, builtFolder, functionsBuild, webBuild } from "../../emulators/start/builds.ts";

/**
 * Rolldown heads a warning with its code; Vite marks its own, and a note of a plugin. Without a
 * terminal Rolldown heads its ordinary lines, too.
 */
const warning = /^\[[A-Z_]+\]|\(!\)|\bwarn|\bdebugName\b|\bdeprecated\b/imu;

test.each([functionsBuild, webBuild])(
  "the build of the $title warns of nothing",
  async (build) => {
    const log = readFileSync(join(await builtFolder(build), buildLog), "utf8");
    const lines = stripVTControlCharacters(log)
      .split("\n")
      .map((line) => line.replace(/^\[(?:log|success)\]/u, ""));
    // Else the log would prove nothing.
    expect(lines.some((line) => /\.js\s.*kB/u.test(line))).toBe(true);
    expect(lines.filter((line) => warning.test(line))).toEqual([]);
  },
  240_000,
);
