import { inRoot } from "../../../emulators/paths.ts";
import type { BenchCrew } from "./bench-crew.ts";
import type { Wanted } from "./call-instance.ts";
import { learnHeader } from "./call-instance.ts";
import type { Load } from "./load.ts";
import { answered, loadInstance } from "./load.ts";
import { measuredProcedures } from "./measured-procedures.ts";
import { startInstance, startModule } from "./start-instance.ts";

/** A procedure of the product, and a bare handler that makes the same calls of the database. */
export interface ProcedureLoad {
  name: string;
  product: Load;
  bare: Load;
}

const again: Wanted = {
  target: "bare",
  method: "POST",
  path: "/again",
  headers: { "content-type": "application/json" },
  body: "{}",
};

/**
 * Measures each procedure on one instance of the built functions, then the bare handler on another
 * one. What that repeats is learnt from the second of two requests, because the first of a process
 * reads what the later ones know.
 */
export async function measureLoads(
  functionsFolder: string,
  crew: BenchCrew,
): Promise<ProcedureLoad[]> {
  const product = await startInstance(functionsFolder);
  const bare = await startModule(inRoot("tests", "bench", "server", "bare-process.ts"));
  const loads: ProcedureLoad[] = [];
  try {
    for (const { name, atOnce, requests } of measuredProcedures) {
      console.log(`Measuring: ${name}.`);
      const wanted = await requests(crew, product.socketPath);
      for (const one of wanted.slice(0, 2)) await answered(bare.socketPath, toLearn(one));
      const rest = wanted.slice(2);
      loads.push({
        name,
        product: await loadInstance(product, rest, atOnce),
        bare: await loadInstance(
          bare,
          rest.map(() => again),
          atOnce,
        ),
      });
    }
  } finally {
    await product.stop();
    await bare.stop();
  }
  return loads;
}

function toLearn(wanted: Wanted): Wanted {
  const headers = { ...wanted.headers, [learnHeader]: wanted.target };
  return { ...wanted, target: "learn", headers };
}
