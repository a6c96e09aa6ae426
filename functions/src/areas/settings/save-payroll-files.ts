import type { savePayrollFilesSchema } from "@crewline/domain/records/company/payroll-layout";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { changeCompany } from "../../operations/company/change-company.ts";
import type { Edited } from "../../rpc/answers.ts";

/** Sets the layout of the company's payroll files, its code at the provider, and own layouts. */
export function savePayrollFiles(
  actor: Actor,
  input: z.infer<typeof savePayrollFilesSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await store.company();
    requireVersion(before, input.expectedVersion, { what: "company" });
    const after = { ...before, payrollFiles: input.payrollFiles };
    return { version: changeCompany(store, actor, { before, after }) };
  });
}
