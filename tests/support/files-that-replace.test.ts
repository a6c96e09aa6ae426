import { expect, test } from "vitest";
import { filesThatReplace } from "./files-that-replace.ts";

test("finds the files that replace a module, the environment or the Firebase app, and no others", () => {
  const found = filesThatReplace(["emulators/**/*.test.ts", "tests/oracle/*.test.ts"]);
  expect(found).toContain("emulators/stack/saved-data.test.ts");
  expect(found).toContain("tests/oracle/missing-secret.test.ts");
  expect(found).not.toContain("emulators/start/fingerprint.test.ts");
});
