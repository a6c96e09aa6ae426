import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { z } from "zod/mini";
import { parseOptions, projectOptions, projectShape } from "./parse-options.ts";

export const usage = [
  "npm run migrate -- [--apply] [--only MIGRATION] [--company ID] [--batch DOCUMENTS]",
  "                   [--emulator | --project ID]",
].join("\n");

const requestSchema = z.object({
  ...projectShape,
  apply: z._default(z.boolean(), false),
  only: z.optional(z.string()),
  company: z.optional(companyIdSchema),
  batch: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 100),
});
export type MigrateRequest = z.infer<typeof requestSchema>;

const options = {
  ...projectOptions,
  apply: { type: "boolean" },
  only: { type: "string" },
  company: { type: "string" },
  batch: { type: "string" },
} as const;

/** Parses the command line; throws an Error with one line for each mistake. */
export function parseMigrateRequest(args: readonly string[]): MigrateRequest {
  return parseOptions(args, { options, schema: requestSchema, usage });
}
