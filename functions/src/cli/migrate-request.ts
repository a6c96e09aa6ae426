import { parseArgs } from "node:util";
import { idSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod";

export const usage = [
  "npm run migrate -- [--apply] [--only MIGRATION] [--company ID] [--batch DOCUMENTS]",
  "                   [--emulator | --project ID]",
].join("\n");

const projectForm = /^[a-z][a-z0-9-]{4,29}$/;

const requestSchema = z.object({
  apply: z.boolean().default(false),
  only: z.string().optional(),
  company: idSchema.optional(),
  batch: z.coerce.number().int().min(1).max(200).default(100),
  project: z.string().regex(projectForm, "This is not a project's id.").optional(),
  emulator: z.boolean().default(false),
});
export type MigrateRequest = z.infer<typeof requestSchema>;

/** Parses the command line; throws an Error with one line for each mistake. */
export function parseMigrateRequest(args: readonly string[]): MigrateRequest {
  const parsed = requestSchema.safeParse(optionsOf(args));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `--${issue.path.join(".")}: ${issue.message}`);
  throw new Error([...lines, "", usage].join("\n"));
}

function optionsOf(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = {
    apply: flag,
    only: text,
    company: text,
    batch: text,
    project: text,
    emulator: flag,
  };
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ""}\n\n${usage}`, { cause: error });
  }
}
