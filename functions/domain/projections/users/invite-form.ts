import { z } from "zod";
import type { CompanyId } from "../../kernel/ids/entity-ids.ts";
import { companyIdSchema } from "../../kernel/ids/entity-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { inviteSchema } from "../../records/users/staff-act.ts";

/** An invitation by product staff as its form holds it; the result is what the server takes. */
export const inviteFormSchema = inviteSchema.omit({ idempotencyKey: true }).extend({
  companyId: z
    .custom<CompanyId | "">((choice) => choice !== "", issue("chooseCompany"))
    .pipe(companyIdSchema),
});
