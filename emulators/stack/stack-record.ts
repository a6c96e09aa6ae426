import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { inCache } from "../paths.ts";

const recordSchema = z.object({
  /** Marks the processes of the stack. */
  tag: z.string().min(1),
  /** The process that looks after it. */
  owner: z.int().positive(),
  command: z.enum(["npm start", "npm test", "npm run bench", "npm run screenshots"]),
  /** Data is worth keeping once the stack runs: before, the demo company may be half made. */
  state: z.enum(["starting", "running", "stopping"]),
});

export type StackRecord = z.infer<typeof recordSchema>;
export type StackState = StackRecord["state"];

const file = inCache("stack.json");

/** Written while a stack runs, so that the next start knows of one that was cut off. */
export function writeStackRecord(record: StackRecord): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}

/** A record cut off in the middle of writing counts as none. */
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
