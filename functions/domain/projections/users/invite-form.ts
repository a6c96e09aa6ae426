import { z } from "zod/mini";
import type { CompanyId } from "../../kernel/ids/entity-ids.ts";
import { companyIdSchema } from "../../kernel/ids/entity-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { inviteSchema } from "../../records/users/staff-act.ts";

/** An invitation by product staff as its form holds it; the result is what the server takes. */
export const inviteFormSchema = z.extend(z.omit(inviteSchema, { idempotencyKey: true }), {
  companyId: z.pipe(
    z.custom<CompanyId | "">((choice) => choice !== "", issue("chooseCompany")),
    companyIdSchema,
  ),
});
