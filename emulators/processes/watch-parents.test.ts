import { expect, test } from "vitest";
import { parentsUpToNpm } from "./watch-parents.ts";

function running(pid: number, parent: number, command: string) {
  return { pid, parent, command, environment: "" };
}

const tree = [
  running(1, 0, "init"),
  running(10, 1, "bash"),
  running(20, 10, "npm start"),
  running(30, 20, "sh -c node emulators/setup.mjs emulators/start.ts"),
  running(40, 30, "node emulators/setup.mjs emulators/start.ts"),
  running(50, 40, "node emulators/start.ts"),
  running(60, 10, "node emulators/start.ts"),
];

test("everything between npm and the process is watched, the terminal is not", () => {
  expect(parentsUpToNpm(50, tree)).toEqual([40, 30, 20]);
});

test("npm is recognised when node runs its script by path", () => {
  const byPath = tree.map((entry) =>
    entry.pid === 20 ? { ...entry, command: "node /usr/lib/npm/bin/npm-cli.js start" } : entry,
  );
  expect(parentsUpToNpm(50, byPath)).toEqual([40, 30, 20]);
});

test("without npm only the parent is watched", () => {
  expect(parentsUpToNpm(60, tree)).toEqual([10]);
});

test("a process that init has taken over has no parent to watch", () => {
  expect(parentsUpToNpm(10, tree)).toEqual([]);
});
