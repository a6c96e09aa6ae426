import { mergeRouters } from "../../rpc/trpc.ts";
import { accessRouter } from "./access/router.ts";
import { batchesRouter } from "./batches/router.ts";
import { employmentRouter } from "./employment/router.ts";
import { fieldValuesRouter } from "./field-values/router.ts";
import { identifyRouter } from "./identify/router.ts";
import { joinRouter } from "./join/router.ts";
import { overtimePolicyRouter } from "./overtime-policy/router.ts";
import { recordsRouter } from "./records/router.ts";

/** All procedures under `employees.*`. */
export const employeesRouter = mergeRouters(
  recordsRouter,
  fieldValuesRouter,
  employmentRouter,
  overtimePolicyRouter,
  accessRouter,
  joinRouter,
  identifyRouter,
  batchesRouter,
);
