import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { runCase } from "./run-case.ts";
import type { VectorCase, Verdict } from "./vector-case.ts";
import { vectorFileSchema } from "./vector-case.ts";

/** One case of one file and how it ended. */
export interface Outcome {
  file: string;
  vector: VectorCase;
  verdict: Verdict;
}

/** Runs every case of every vector file below a folder; files that are none are failures. */
export function runFolder(folder: string): Outcome[] {
  return jsonFilesBelow(folder).flatMap((path) => {
    const file = relative(folder, path);
    const parsed = vectorFileSchema.safeParse(readJson(path));
    if (!parsed.success) return [unreadable(file, parsed.error.message)];
    return parsed.data.cases.map((vector) => ({ file, vector, verdict: runCase(vector) }));
  });
}

function jsonFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function unreadable(file: string, reason: string): Outcome {
  const vector = { id: file, kind: "file", title: "", features: [], input: {}, expected: {} };
  return { file, vector, verdict: { kind: "failed", reasons: [reason] } };
}
