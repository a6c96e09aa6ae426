import { emailSchema } from "@crewline/domain/kernel/fields/fields";
import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import {
  inviteSchema,
  leaveViewSchema,
  mergeLoginsSchema,
  resendInvitationSchema,
  setDisabledSchema,
  setRoleSchema,
  staffActSchema,
  transferSchema,
  viewAsSchema,
} from "@crewline/domain/records/users/staff-act";
import { z } from "zod/mini";
import { doneSchema, unreadableSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { identified, recently, staff } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { actOnLogin } from "./act-on-login.ts";
import { findLogin, listLogins, loginSchema } from "./list-logins.ts";
import { changeRole, transferOwnership } from "./change-role.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { endView } from "../../operations/access/end-view.ts";
import { openInvitationSchema, openInvitationsTo, resendInvitation } from "./resend-invitation.ts";
import { invitePerson } from "./invite-person.ts";
import { mergeLogins } from "./merge-logins.ts";
import { searchLogins } from "./search-logins.ts";
import { viewAs } from "./view-as.ts";
import { shownLoginSchema, showLogin } from "./show-login.ts";

const searchSchema = z.object({ text: z.string().check(z.maxLength(200)) });
const act = staff.use(recently).use(limited("staffAct")).output(doneSchema);

export const usersRouter = router({
  list: staff
    .input(z.optional(z.object({ pageToken: z.nullable(z.string().check(z.maxLength(2048))) })))
    .output(z.object({ users: z.array(loginSchema), nextPageToken: z.nullable(z.string()) }))
    .query(({ input }) => listLogins(input?.pageToken ?? null)),
  find: staff
    .input(z.object({ email: emailSchema }))
    .output(z.nullable(loginSchema))
    .query(({ input }) => findLogin(input.email)),
  show: staff
    .input(z.object({ uid: userIdSchema }))
    .output(shownLoginSchema)
    .query(({ input }) => showLogin(input.uid)),
  search: staff
    .input(searchSchema)
    .output(
      z.object({ users: z.array(loginSchema), isCut: z.boolean(), unreadable: unreadableSchema }),
    )
    .query(({ input }) => searchLogins(input.text)),
  setDisabled: act
    .input(setDisabledSchema)
    .mutation(({ ctx, input }) =>
      actOnLogin(ctx.caller, input, input.isDisabled ? "switchedOff" : "switchedOn"),
    ),
  setRole: act.input(setRoleSchema).mutation(({ ctx, input }) => changeRole(ctx.caller, input)),
  transferOwnership: act
    .input(transferSchema)
    .mutation(({ ctx, input }) => transferOwnership(ctx.caller, input)),
  signOutEverywhere: act
    .input(staffActSchema)
    .mutation(({ ctx, input }) => actOnLogin(ctx.caller, input, "signedOut")),
  invitations: staff
    .input(z.object({ email: emailSchema }))
    .output(z.object({ invitations: z.array(openInvitationSchema) }))
    .query(async ({ input }) => ({
      invitations: await openInvitationsTo(await readingUnit(), input.email),
    })),
  invite: act.input(inviteSchema).mutation(({ ctx, input }) => invitePerson(ctx.caller, input)),
  resendInvitation: act
    .input(resendInvitationSchema)
    .mutation(({ ctx, input }) => resendInvitation(ctx.caller, input)),
  merge: act.input(mergeLoginsSchema).mutation(({ ctx, input }) => mergeLogins(ctx.caller, input)),
  viewAs: act.input(viewAsSchema).mutation(({ ctx, input }) => viewAs(ctx, input)),
  leaveView: identified
    .use(limited("staffAct"))
    .input(leaveViewSchema)
    .output(doneSchema)
    .mutation(async ({ ctx }) => {
      await endView(ctx.login.uid);
      return {};
    }),
  removeSecondFactor: act
    .input(staffActSchema)
    .mutation(({ ctx, input }) => actOnLogin(ctx.caller, input, "secondFactorRemoved")),
});
