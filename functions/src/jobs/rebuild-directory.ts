import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { isDeepStrictEqual } from "node:util";
import type { DirectoryShard } from "@crewline/domain/records/employees/directory";
import { packPublic, packWhole, shardsOf } from "@crewline/domain/records/employees/directory";
import { log } from "../platform/log.ts";
import { companyStore } from "../store/company/company-store.ts";
import type { Collection } from "../store/unit/collection.ts";
import type { Unit } from "../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";

/**
 * Compares the packed directory of a company with its employees and rebuilds it where it differs.
 * Returns whether it did. It rarely does, so it is compared without a lock first, so that edits of
 * employees do not wait.
 */
export async function rebuildDirectory(companyId: CompanyId): Promise<boolean> {
  if ((await wrongPages(await readingUnit(), companyId)).length === 0) return false;
  const parts = await inTransaction(async (unit) => {
    const wrong = await wrongPages(unit, companyId);
    for (const { pages, shards } of wrong) {
      for (const [id, shard] of shards) pages.save(id, shard);
    }
    return wrong.length;
  });
  if (parts > 0) log.warn("the directory differed from the employees", { companyId });
  return parts > 0;
}

/** The parts of the directory that differ, each with the pages to write. */
async function wrongPages(unit: Unit, companyId: CompanyId) {
  const { employees, directory, employeeIndex } = companyStore(unit, companyId);
  const { found, unreadableIds } = await employees.listReadable([]);
  const pairs = [
    { pages: directory, wanted: shardsOf(found, packPublic), unreadableIds },
    { pages: employeeIndex, wanted: shardsOf(found, packWhole), unreadableIds },
  ];
  const compared = await Promise.all(pairs.map(findWrong));
  return compared.filter(({ shards }) => shards.length > 0);
}

interface Pair {
  pages: Collection<DirectoryShard>;
  wanted: ReadonlyMap<string, DirectoryShard>;
  /** Employees whose record cannot be read: their directory entry stays as it is. */
  unreadableIds: readonly EmployeeId[];
}

async function findWrong({ pages, wanted, unreadableIds }: Pair) {
  const found = await Promise.all(
    [...wanted].map(async ([id, shard]) => {
      const before = await pages.find(id);
      return { id, shard: withKept(shard, before, unreadableIds), before };
    }),
  );
  const shards = found
    .filter(({ shard, before }) => !isSame(before, shard))
    .map(({ id, shard }) => [id, shard] as const);
  return { pages, shards };
}

function withKept(
  shard: DirectoryShard,
  before: DirectoryShard | null,
  ids: readonly EmployeeId[],
): DirectoryShard {
  const kept = entriesById<EmployeeId, string | null>(before?.people ?? {}).filter(
    ([id, text]) => text !== null && ids.includes(id),
  );
  return { people: { ...shard.people, ...Object.fromEntries(kept) } };
}

/** A removed employee may remain as null, which no screen shows. */
function isSame(before: DirectoryShard | null, after: DirectoryShard): boolean {
  const people = Object.entries(before?.people ?? {}).filter(([, text]) => text !== null);
  return isDeepStrictEqual(Object.fromEntries(people), after.people);
}
