import { companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { z } from "zod";
import { parseOptions, projectOptions, projectShape } from "./parse-options.ts";

export const usage = [
  "npm run migrate -- [--apply] [--only MIGRATION] [--company ID] [--batch DOCUMENTS]",
  "                   [--emulator | --project ID]",
].join("\n");

const requestSchema = z.object({
  ...projectShape,
  apply: z.boolean().default(false),
  only: z.string().optional(),
  company: companyIdSchema.optional(),
  batch: z.coerce.number().int().min(1).max(200).default(100),
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
