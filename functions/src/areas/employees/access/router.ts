import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { batchAnswerSchema } from "@crewline/domain/records/batches/batch";
import {
  inviteEmployeeSchema,
  inviteEmployeesSchema,
  removeAccessSchema,
  revokeInvitationSchema,
  setAccessSchema,
} from "@crewline/domain/rules/employees/employee-inputs";
import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod/mini";
import { doneSchema, editedSchema } from "../../../rpc/answers.ts";
import { limited } from "../../../rpc/limit-rate.ts";
import { requireRecentSignIn } from "../../../rpc/procedures.ts";
import { router } from "../../../rpc/trpc.ts";
import { changeAccess, giveAccess } from "../guard/employee-procedures.ts";
import { inviteEmployee } from "./invite-employee.ts";
import { inviteMany } from "./invite-many.ts";
import { findPending, pendingInvitationSchema } from "./pending-invitation.ts";
import { removeAccess } from "./remove-access.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { setAccess } from "./set-access.ts";

/** Invitations, roles and the removal of a login. */
export const accessRouter = router({
  invite: giveAccess
    .use(limited("invite"))
    .input(inviteEmployeeSchema)
    .output(z.object({ link: z.url(), expiresAt: instantSchema, isMailed: z.boolean() }))
    .mutation(({ ctx, input }) => {
      if (input.role === "admin") requireRecentSignIn(ctx.login);
      return inviteEmployee(ctx.actor, input);
    }),
  inviteMany: giveAccess
    .input(inviteEmployeesSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => inviteMany(ctx, input)),
  pendingInvitation: giveAccess
    .input(z.object({ employeeId: employeeIdSchema }))
    .output(z.object({ pending: z.nullable(pendingInvitationSchema) }))
    .query(async ({ ctx, input }) => ({ pending: await findPending(ctx.actor, input) })),
  revokeInvitation: giveAccess
    .input(revokeInvitationSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => revokeInvitation(ctx.actor, input)),
  setAccess: changeAccess
    .input(setAccessSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => setAccess(ctx.actor, input)),
  removeAccess: changeAccess
    .input(removeAccessSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeAccess(ctx.actor, input)),
});
