import { expect, test } from "vitest";
import { loadedWith } from "./import-graph.ts";
import { repository } from "./planted-tree.ts";

test("the login loads no schemas: the library for them is a tenth of its bytes", () => {
  const loaded = loadedWith("web/src/app/main.tsx", repository);
  expect(loaded.size).toBeGreaterThan(60);
  expect(loaded).toContain("web/src/session/machine/login.ts");
  expect(loaded).not.toContain("zod");
});
