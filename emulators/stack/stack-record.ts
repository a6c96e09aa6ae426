import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod/mini";
import { inCache } from "../paths.ts";

const recordSchema = z.object({
  /** Marks the processes of the stack. */
  tag: z.string().check(z.minLength(1)),
  /** The process that owns it. */
  owner: z.int().check(z.positive()),
  /** The path of its script from the repository's root. */
  script: z.string().check(z.minLength(1)),
  command: z.enum([
    "npm start",
    "npm test",
    "npm run bench",
    "npm run screenshots",
    "npm run storm",
  ]),
  /** Data is saved only once the stack runs: before, the demo company may be incomplete. */
  state: z.enum(["starting", "running", "stopping"]),
});

export type StackRecord = z.infer<typeof recordSchema>;
export type StackState = StackRecord["state"];

const file = inCache("stack.json");

/** Written while a stack runs, so that the next start finds a killed one. */
export function writeStackRecord(record: StackRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}

/** A partly written record counts as none. */
export function readStackRecord(): StackRecord | null {
  if (!existsSync(file)) return null;
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

export function removeStackRecord(): void {
  rmSync(file, { force: true });
}
