import {
  employeeIdSchema,
  companyIdSchema,
  storedUserIdSchema,
} from "@crewline/domain/kernel/ids/entity-ids";
import { roleSchema } from "@crewline/domain/kernel/access/role";
import { renewCalendarFeedSchema } from "@crewline/domain/records/users/calendar-feed";
import { askToJoinSchema } from "@crewline/domain/records/users/join-request";
import { attemptSchema, emailSchema } from "@crewline/domain/kernel/fields/fields";
import {
  deviceSessionSchema,
  endSessionSchema,
} from "@crewline/domain/records/sign-ins/device-session";
import {
  makeRecoveryCodesSchema,
  newRecoveryCodesSchema,
  recoveryCodesLeftSchema,
  spendRecoveryCodeSchema,
} from "@crewline/domain/records/sign-ins/recovery-codes";
import {
  endPushSchema,
  listedPushDeviceSchema,
  startPushSchema,
} from "@crewline/domain/records/users/push-device";
import { savePreferencesSchema } from "@crewline/domain/records/users/preferences";
import {
  acceptInvitationSchema,
  findInvitationSchema,
  saveNotificationsSchema,
  saveOwnContactSchema,
  saveUserSchema,
} from "@crewline/domain/records/users/user";
import { z } from "zod/mini";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may, proven, recently, signedIn } from "../../rpc/procedures.ts";
import { anyone, router } from "../../rpc/trpc.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { askToJoin } from "./ask-to-join.ts";
import { endCalendarFeed, renewCalendarFeed } from "./calendar-feed.ts";
import { endOtherSessions, endSession } from "./end-sessions.ts";
import { findInvitation } from "./find-invitation.ts";
import { listSessions } from "./list-sessions.ts";
import { findRecoveryCodes, makeRecoveryCodes } from "./recovery-codes.ts";
import { listPushDevices, startPush, stopPush } from "./push-devices.ts";
import { saveNotifications } from "./save-notifications.ts";
import { saveOwnContact } from "./save-own-contact.ts";
import { savePreferences } from "./save-preferences.ts";
import { saveUser } from "./save-user.ts";
import { spendRecoveryCode } from "./spend-recovery-code.ts";
import { userInfo } from "./user-info.ts";

const userInfoSchema = z.object({
  uid: storedUserIdSchema,
  email: z.string(),
  displayName: z.string(),
  companyId: z.nullable(companyIdSchema),
  companyName: z.nullable(z.string()),
  role: z.nullable(roleSchema),
  employeeId: z.nullable(employeeIdSchema),
  isStaff: z.boolean(),
  /**
   * The company requires a second factor and this sign-in has none: every other call is refused.
   */
  needsSecondFactor: z.boolean(),
});

const listedSessionSchema = z.extend(z.omit(deviceSessionSchema, { deleteAt: true }), {
  isCurrent: z.boolean(),
});

export const userRouter = router({
  userInfo: signedIn
    .output(z.object({ data: userInfoSchema }))
    .query(({ ctx }) => userInfo(ctx.login, ctx.caller)),
  findInvitation: anyone
    .use(limited("findInvitation"))
    .input(findInvitationSchema)
    .output(z.object({ companyName: z.string(), employeeName: z.string(), email: emailSchema }))
    .query(({ input }) => findInvitation(input)),
  acceptInvitation: proven
    .use(limited("acceptInvitation"))
    .input(acceptInvitationSchema)
    .output(z.object({ companyId: companyIdSchema }))
    .mutation(({ ctx, input }) => acceptInvitation(ctx.caller, input)),
  askToJoin: proven
    .use(limited("askToJoin"))
    .input(askToJoinSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => askToJoin(ctx, input)),
  save: proven
    .input(saveUserSchema)
    .output(z.object({ displayName: z.string() }))
    .mutation(({ ctx, input }) => saveUser(ctx.login, ctx.caller, input)),
  savePreferences: proven
    .input(savePreferencesSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => savePreferences(ctx, input)),
  saveNotifications: proven
    .input(saveNotificationsSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => saveNotifications(ctx, input)),
  saveContact: may("settings", "view")
    .input(saveOwnContactSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveOwnContact(ctx.actor, input)),
  renewCalendarFeed: may("calendar", "view")
    .input(renewCalendarFeedSchema)
    .output(z.object({ url: z.url() }))
    .mutation(({ ctx, input }) => renewCalendarFeed(ctx.actor, input)),
  endCalendarFeed: may("calendar", "view")
    .input(attemptSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => endCalendarFeed(ctx.actor, input)),
  sessions: proven
    .output(z.object({ sessions: z.array(listedSessionSchema) }))
    .query(({ ctx }) => listSessions(ctx.login, ctx.device)),
  endSession: proven
    .input(endSessionSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => endSession(ctx, input)),
  endOtherSessions: proven
    .input(attemptSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => endOtherSessions(ctx, input)),
  pushDevices: proven
    .output(
      z.object({ publicKey: z.nullable(z.string()), devices: z.array(listedPushDeviceSchema) }),
    )
    .query(({ ctx }) => listPushDevices(ctx.login)),
  startPush: proven
    .input(startPushSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => startPush(ctx, input)),
  stopPush: proven
    .input(endPushSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => stopPush(ctx, input)),
  recoveryCodes: proven
    .output(z.nullable(recoveryCodesLeftSchema))
    .query(({ ctx }) => findRecoveryCodes(ctx.login)),
  makeRecoveryCodes: proven
    .use(recently)
    .use(limited("makeRecoveryCodes"))
    .input(makeRecoveryCodesSchema)
    .output(newRecoveryCodesSchema)
    .mutation(({ ctx, input }) => makeRecoveryCodes(ctx, input)),
  spendRecoveryCode: anyone
    .use(limited("firstStep"))
    .input(spendRecoveryCodeSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => spendRecoveryCode(ctx, input)),
});
