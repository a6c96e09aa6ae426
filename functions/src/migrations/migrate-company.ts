import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { now } from "../platform/clock.ts";
import type { MigrationCursor, MigrationRun } from "../store/company/migration-runs.ts";
import type { RawData, RawDocument } from "../store/company/raw-documents.ts";
import { rawDocuments, rawPage, saveRaw } from "../store/company/raw-documents.ts";
import { migrationRuns } from "../store/company/migration-runs.ts";
import type { Unit } from "../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";
import type { Migration } from "./migration.ts";

export interface MigrationTask {
  migration: Migration;
  companyId: CompanyId;
  /** False for a dry run, which writes nothing. */
  isApplied: boolean;
  /** The most documents of one transaction. */
  batchSize: number;
  startedBy: string;
  /** Called after each batch. */
  tell: (progress: Progress) => void;
}

export interface Progress {
  place: string;
  read: number;
  changed: number;
}

/**
 * Brings the documents of a company into the new shape and returns how many were read and changed
 * at each place, or would be. A run that was cut off goes on behind its last changed batch; after a
 * finished one, everything is looked at again.
 */
export async function migrateCompany(task: MigrationTask): Promise<Progress[]> {
  const run = await findRun(task);
  const { places } = task.migration;
  const from = run?.finishedAt === null ? run.cursor : null;
  const first = from === null ? 0 : Math.max(0, places.indexOf(from.place));
  const sums: Progress[] = [];
  const walk: Walk = { task, company: null };
  for (const place of places.slice(first)) {
    const after = from !== null && place === from.place ? from.after : null;
    sums.push(await migratePlace(walk, { place, after }));
  }
  const changed = sums.reduce((sum, one) => sum + one.changed, 0);
  const isUnfinished = run === null || run.finishedAt === null;
  if (task.isApplied && (isUnfinished || changed > 0)) await finishRun(task);
  return sums;
}

/** `company` is what a dry run would have made of the company's document so far. */
interface Walk {
  task: MigrationTask;
  company: RawData | null;
}

async function migratePlace(
  walk: Walk,
  { place, after }: { place: string; after: string | null },
): Promise<Progress> {
  const { companyId, batchSize: limit, tell } = walk.task;
  const sum = { place, read: 0, changed: 0 };
  for (let from = after; ;) {
    const { paths, next } = await rawPage(companyId, place, { after: from, limit });
    sum.read += paths.length;
    sum.changed += await migratePaths(walk, { place, paths, next });
    tell({ ...sum });
    if (next === null) return sum;
    from = next;
  }
}

interface Batch {
  place: string;
  paths: readonly string[];
  next: string | null;
}

/** Returns how many documents of the batch changed, or would. */
async function migratePaths(walk: Walk, batch: Batch): Promise<number> {
  const { task } = walk;
  const planned = await step(await readingUnit(), walk, batch);
  if (!task.isApplied) walk.company = planned.find(({ path }) => path === "")?.data ?? walk.company;
  if (!task.isApplied || planned.length === 0) return planned.length;
  return inTransaction((unit) => writeBatch(unit, task, batch));
}

async function writeBatch(unit: Unit, task: MigrationTask, batch: Batch): Promise<number> {
  const { companyId, migration } = task;
  const runs = runsOf(unit, companyId);
  const run = await runs.find(migration.id);
  const changed = await step(unit, { task, company: null }, batch);
  for (const document of changed) saveRaw(unit, companyId, document);
  const { place, next } = batch;
  const cursor: MigrationCursor | null =
    next === null ? (run?.cursor ?? null) : { place, after: next };
  const before = run?.finishedAt === null ? run : newRun(task, run);
  runs.save(migration.id, { ...before, cursor, changed: before.changed + changed.length });
  return changed.length;
}

async function step(unit: Unit, { task, company }: Walk, batch: Batch): Promise<RawDocument[]> {
  const { migration, companyId } = task;
  const beside = migration.beside ?? (() => []);
  const paths = batch.paths.flatMap((path) => [path, ...beside(path)]);
  const [own, ...documents] = await rawDocuments(unit, companyId, ["", ...paths]);
  if (own?.path !== "") throw new Error(`There is no company ${companyId}.`);
  const further = [...new Set(migration.besideAll?.(documents))];
  const others = further.length === 0 ? [] : await rawDocuments(unit, companyId, further);
  const all = [...documents, ...others];
  const page = { companyId, place: batch.place, company: company ?? own.data, documents: all };
  return migration.step(page);
}

function newRun({ startedBy }: MigrationTask, earlier: MigrationRun | null): MigrationRun {
  const changed = earlier?.changed ?? 0;
  return { startedAt: now(), startedBy, cursor: null, changed, finishedAt: null };
}

async function findRun({ companyId, migration }: MigrationTask): Promise<MigrationRun | null> {
  return runsOf(await readingUnit(), companyId).find(migration.id);
}

async function finishRun(task: MigrationTask): Promise<void> {
  await inTransaction(async (unit) => {
    const runs = runsOf(unit, task.companyId);
    const run = (await runs.find(task.migration.id)) ?? newRun(task, null);
    runs.save(task.migration.id, { ...run, cursor: null, finishedAt: now() });
  });
}

function runsOf(unit: Unit, companyId: CompanyId) {
  return migrationRuns({ unit, companyId, path: `companies/${companyId}` });
}
