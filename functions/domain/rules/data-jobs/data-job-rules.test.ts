import { expect, test } from "vitest";
import { aCompanyId } from "../../kernel/ids/ids.test-support.ts";
import { dataJobIdSchema } from "../../kernel/ids/record-ids.ts";
import { storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { DataJob } from "../../records/data-jobs/data-job.ts";
import { MOST_FINDINGS } from "../../records/data-jobs/data-job.ts";
import { afterPiece, canBeApplied, requireStartable } from "./data-job-rules.ts";

const now = "2026-11-27T10:00:00.000Z";
const companyId = aCompanyId("harbor");
const dryRunId = dataJobIdSchema.parse("dry");
const dryRun: DataJob = {
  id: dryRunId,
  companyId,
  kind: "recalculate",
  dryRunId: null,
  daysBack: 92,
  reason: "A test.",
  state: "done",
  startedAt: "2026-11-27T09:00:00.000Z",
  byUid: storedUserIdSchema.parse("staff"),
  byEmail: "staff@crewline.example",
  after: "1_ana",
  done: 3,
  of: 3,
  counts: { weeks: { checked: 9, differ: 2, stay: 0, changed: 0 } },
  findings: [],
  finishedAt: "2026-11-27T09:01:00.000Z",
  problem: null,
};
const wanted = { companyId, kind: "recalculate", daysBack: 92, dryRunId } as const;
const start = (change: Partial<typeof wanted> | object, run: DataJob | null = dryRun) => {
  return () => requireStartable({ ...wanted, ...change }, { last: run, dryRun: run, now });
};

test("what a dry run found is written once someone has seen it", () => {
  expect(start({})).not.toThrow();
  expect(start({ dryRunId: null }, null)).not.toThrow();
});

test.each<[string, Partial<DataJob>]>([
  ["is of another company", { companyId: aCompanyId("quay") }],
  ["is of another kind", { kind: "migrate" }],
  ["looked at other days", { daysBack: 366 }],
  ["has failed", { state: "failed" }],
  ["is a day old", { finishedAt: "2026-11-26T09:59:59.000Z" }],
  ["found nothing", { counts: { weeks: { checked: 9, differ: 0, stay: 0, changed: 0 } } }],
  ["found paid weeks alone", { counts: { weeks: { checked: 9, differ: 2, stay: 2, changed: 0 } } }],
  ["is itself no dry run", { dryRunId: dataJobIdSchema.parse("earlier") }],
])("nothing is written after a dry run that %s", (_what, change) => {
  expect(start({}, { ...dryRun, ...change })).toThrow("dryRunFirst");
});

test("nothing starts while a job of the company waits or runs", () => {
  for (const state of ["waiting", "running"] as const) {
    expect(start({ dryRunId: null }, { ...dryRun, state })).toThrow("dataJobRunning");
  }
});

test("a verification writes nothing, whatever it found", () => {
  expect(canBeApplied({ ...dryRun, kind: "verify" }, now)).toBe(false);
});

test("pieces add up, and a long list of findings ends", () => {
  const week = { part: "weeks", of: "Ana", day: "2026-11-23" } as const;
  const finding = { ...week, stays: false, worked: { stored: 0, byEntries: 28_800 } };
  const piece = {
    key: "1_ben",
    counts: { weeks: { checked: 1, differ: 1, stay: 0, changed: 1 } },
    findings: Array.from({ length: MOST_FINDINGS }, () => finding),
  };
  const after = afterPiece(afterPiece(dryRun, piece), piece);
  expect(after.counts).toEqual({ weeks: { checked: 11, differ: 4, stay: 0, changed: 2 } });
  expect(after.findings).toHaveLength(MOST_FINDINGS);
  expect(after).toMatchObject({ done: 5, after: "1_ben" });
});
