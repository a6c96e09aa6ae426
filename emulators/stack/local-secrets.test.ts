import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { writeLocalSecrets } from "./local-secrets.ts";

let file = "";

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "crewline-")), ".secret.local");
});

describe("the secrets of the local functions", () => {
  test("are made once, with 32 random bytes, and then kept", () => {
    writeLocalSecrets(file);
    const made = readFileSync(file, "utf8");
    expect(made).toMatch(/^SESSION_SECRET=[\w-]{43}\n$/);
    writeLocalSecrets(file);
    expect(readFileSync(file, "utf8")).toBe(made);
  });

  test("join what a developer has written there, also behind a last line without an end", () => {
    writeFileSync(file, "OTHER=1\nSESSION_SECRET=");
    writeLocalSecrets(file);
    expect(readFileSync(file, "utf8")).toMatch(
      /^OTHER=1\nSESSION_SECRET=\nSESSION_SECRET=.{43}\n$/,
    );
  });
});
