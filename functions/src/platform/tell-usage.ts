import type { ServerResponse } from "node:http";
import { usesFirestoreEmulator } from "./env.ts";
import type { Usage } from "./usage-meter.ts";

/** Says on the local stack how many documents an answer took, for measurements. */
export function tellUsage(response: ServerResponse, { reads, writes }: Usage): void {
  if (!usesFirestoreEmulator()) return;
  response.setHeader("X-Documents-Read", reads);
  response.setHeader("X-Documents-Written", writes);
}
