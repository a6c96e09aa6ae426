import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import { z } from "zod/mini";
import { parseOptions, projectOptions, projectShape } from "./parse-options.ts";

export const usage = [
  "npm run rebuild -- [--apply] [--company ID] [--since YYYY-MM-DD]",
  "                   [--emulator | --project ID]",
].join("\n");

const requestSchema = z.object({
  ...projectShape,
  apply: z._default(z.boolean(), false),
  company: z.optional(companyIdSchema),
  since: z.optional(localDateSchema),
});
export type RebuildRequest = z.infer<typeof requestSchema>;

const options = {
  ...projectOptions,
  apply: { type: "boolean" },
  company: { type: "string" },
  since: { type: "string" },
} as const;

/** Parses the command line; throws an Error with one line for each mistake. */
export function parseRebuildRequest(args: readonly string[]): RebuildRequest {
  return parseOptions(args, { options, schema: requestSchema, usage });
}
