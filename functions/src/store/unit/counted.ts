import { countReads, countWrite } from "../../platform/usage-meter.ts";
import type { Unit } from "./unit.ts";

/** The same unit of work, whose documents count for a request that is measured. */
export function counted(unit: Unit): Unit {
  const written =
    <Args extends unknown[]>(write: (...args: Args) => void) =>
    (...args: Args) => {
      countWrite();
      write(...args);
    };
  return {
    ...unit,
    getAll: (references) => {
      if (references.length > 0) countReads(references.length);
      return unit.getAll(references);
    },
    run: async (query) => {
      const found = await unit.run(query);
      countReads(found.size);
      return found;
    },
    set: written(unit.set),
    create: written(unit.create),
    update: written(unit.update),
    merge: written(unit.merge),
    delete: written(unit.delete),
  };
}
