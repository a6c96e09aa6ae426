import { parseArgs } from "node:util";
import { roleSchema } from "@crewline/domain/kernel/access/role";
import { emailSchema, idSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod";

export const usage = [
  "npm run set-role -- --email ana@example.com --role admin|manager|employee --company ID",
  "                    [--employee ID] [--yes] [--emulator | --project ID]",
].join("\n");

const projectForm = /^[a-z][a-z0-9-]{4,29}$/;

const requestSchema = z.object({
  email: emailSchema,
  role: roleSchema,
  company: idSchema,
  employee: idSchema.optional(),
  project: z.string().regex(projectForm, "This is not a project's id.").optional(),
  yes: z.boolean().default(false),
  emulator: z.boolean().default(false),
});
export type RoleRequest = z.infer<typeof requestSchema>;

/** Parses the command line; throws an Error with one line for each mistake. */
export function parseRoleRequest(args: readonly string[]): RoleRequest {
  const parsed = requestSchema.safeParse(optionsOf(args));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `--${issue.path.join(".")}: ${issue.message}`);
  throw new Error([...lines, "", usage].join("\n"));
}

function optionsOf(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const options = {
    email: text,
    role: text,
    company: text,
    employee: text,
    project: text,
    yes: flag,
    emulator: flag,
  };
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ""}\n\n${usage}`, { cause: error });
  }
}
