import { roleSchema } from "@crewline/domain/access/role";
import { emailSchema, idSchema } from "@crewline/domain/rules/fields";
import {
  acceptInvitationSchema,
  findInvitationSchema,
  saveUserSchema,
} from "@crewline/domain/users/user";
import { z } from "zod";
import { limited } from "../../rpc/limit-rate.ts";
import { proven, signedIn } from "../../rpc/procedures.ts";
import { anyone, router } from "../../rpc/trpc.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { findInvitation } from "./find-invitation.ts";
import { saveUser } from "./save-user.ts";
import { userInfo } from "./user-info.ts";

const userInfoSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  companyId: idSchema.nullable(),
  companyName: z.string().nullable(),
  role: roleSchema.nullable(),
  employeeId: idSchema.nullable(),
  isStaff: z.boolean(),
  /** The company asks for a second factor and this sign-in has none: nothing else is answered. */
  needsSecondFactor: z.boolean(),
});

export const userRouter = router({
  userInfo: signedIn
    .output(z.object({ data: userInfoSchema }))
    .query(({ ctx }) => userInfo(ctx.person, ctx.caller)),
  findInvitation: anyone
    .use(limited("findInvitation"))
    .input(findInvitationSchema)
    .output(z.object({ companyName: z.string(), employeeName: z.string(), email: emailSchema }))
    .query(({ input }) => findInvitation(input)),
  acceptInvitation: proven
    .use(limited("acceptInvitation"))
    .input(acceptInvitationSchema)
    .output(z.object({ companyId: idSchema }))
    .mutation(({ ctx, input }) => acceptInvitation(ctx.caller, input)),
  save: proven
    .input(saveUserSchema)
    .output(z.object({ displayName: z.string() }))
    .mutation(({ ctx, input }) => saveUser(ctx.person, ctx.caller, input)),
});
