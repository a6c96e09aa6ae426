import { employeeIdSchema, companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { roleSchema } from "@crewline/domain/kernel/access/role";
import { emailSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod/mini";
import { parseOptions, projectOptions, projectShape } from "./parse-options.ts";

export const usage = [
  "npm run set-role -- --email ana@example.com --role admin|manager|employee --company ID",
  "                    [--employee ID] [--yes] [--emulator | --project ID]",
].join("\n");

const requestSchema = z.object({
  ...projectShape,
  email: emailSchema,
  role: roleSchema,
  company: companyIdSchema,
  employee: z.optional(employeeIdSchema),
  yes: z._default(z.boolean(), false),
});
export type RoleRequest = z.infer<typeof requestSchema>;

const options = {
  ...projectOptions,
  email: { type: "string" },
  role: { type: "string" },
  company: { type: "string" },
  employee: { type: "string" },
  yes: { type: "boolean" },
} as const;

/** Parses the command line; throws an Error with one line for each mistake. */
export function parseRoleRequest(args: readonly string[]): RoleRequest {
  return parseOptions(args, { options, schema: requestSchema, usage });
}
