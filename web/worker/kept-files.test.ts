import { expect, test } from "vitest";
import { keptFiles } from "./kept-files.ts";

test("a device keeps no more bytes than allowed, the small files first", () => {
  const assets = [
    { path: "/assets/big.js", bytes: 90 },
    { path: "/assets/b.js", bytes: 5 },
    { path: "/assets/a.js", bytes: 5 },
  ];
  expect(keptFiles(assets, 50)).toEqual(["/assets/a.js", "/assets/b.js"]);
  expect(keptFiles(assets, 100)).toHaveLength(3);
});
