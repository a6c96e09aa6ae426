import { saveAvailabilitySchema } from "@crewline/domain/availability/availability";
import { batchGroupSchema } from "@crewline/domain/batches/batch-group";
import { batchAnswerSchema, undoBatchSchema } from "@crewline/domain/batches/batch";
import {
  addEmployeesSchema,
  inviteEmployeeSchema,
  mergeEmployeesSchema,
  previewEndSchema,
  previewEndsSchema,
  endManySchema,
  previewMergeSchema,
  pseudonymiseSchema,
  rehireEmployeeSchema,
  removeAccessSchema,
  inviteEmployeesSchema,
  revokeInvitationSchema,
  saveEmployeeProfileSchema,
  saveEmployeeRowsSchema,
  saveEmployeeSchema,
  setAccessSchema,
  setEmploymentEndSchema,
  setLeaveSchema,
} from "@crewline/domain/employees/employee-inputs";
import {
  newPinSchema,
  removePinSchema,
  setOwnPinSchema,
  setPinSchema,
} from "@crewline/domain/employees/pin";
import { endOfOneSchema } from "@crewline/domain/employees/end-of-many";
import { endPreviewSchema } from "@crewline/domain/employees/preview-end";
import { mergePreviewSchema } from "@crewline/domain/employees/preview-merge";
import { profileRowSchema, rateRowSchema } from "@crewline/domain/employees/profile-row";
import {
  policyPreviewSchema,
  previewOvertimePolicySchema,
  setOvertimePoliciesSchema,
  setOvertimePolicySchema,
} from "@crewline/domain/employees/policy-inputs";
import { setOwnPhotoSchema, setPhotoSchema } from "@crewline/domain/photos/employee-photo";
import { acceptJoinSchema, declineJoinSchema } from "@crewline/domain/users/join-request";
import { idSchema } from "@crewline/domain/rules/fields";
import { instantSchema } from "@crewline/domain/time/instant";
import { z } from "zod";
import { doneSchema, editedSchema, unreadableSchema } from "../../rpc/answers.ts";
import { listBatches } from "../../rpc/list-batches.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may, recently, requireRecentSignIn } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { undoBatch } from "../../rpc/run-batch.ts";
import { addEmployees } from "./add-employees.ts";
import { acceptJoin, declineJoin } from "./decide-join.ts";
import { inviteEmployee } from "./invite-employee.ts";
import { inviteMany } from "./invite-many.ts";
import { listWithEmail } from "./list-with-email.ts";
import { listProfiles } from "./list-profiles.ts";
import { listRates } from "./list-rates.ts";
import { mergeEmployees } from "./merge-employees.ts";
import { previewMergeOf } from "./merge-facts.ts";
import { findPending, pendingInvitationSchema } from "./pending-invitation.ts";
import { previewEndsOf } from "./preview-ends.ts";
import { previewEndOf } from "./preview-end.ts";
import { previewOvertimePolicy } from "./preview-overtime-policy.ts";
import { pseudonymise } from "./pseudonymise.ts";
import { historySchema, readHistory } from "./read-history.ts";
import { rehireEmployee } from "./rehire-employee.ts";
import { removeAccess } from "./remove-access.ts";
import { requireProofOfEnds } from "./require-proof-of-ends.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { saveAvailability } from "./save-availability.ts";
import { saveEmployee } from "./save-employee.ts";
import { saveProfile } from "./save-profile.ts";
import { endMany, endsToUndo } from "./end-many.ts";
import { saveRows } from "./save-rows.ts";
import { setAccess } from "./set-access.ts";
import { setEmploymentEnd } from "./set-employment-end.ts";
import { setOvertimePolicies } from "./set-overtime-policies.ts";
import { setOvertimePolicy } from "./set-overtime-policy.ts";
import { setOwnPhoto, setPhoto } from "./set-photo.ts";
import { removePin, setOwnPin, setPin } from "./set-pin.ts";
import { setLeave } from "./set-leave.ts";
import { undoWays } from "./undo-rows.ts";
import { whatForbidsChange } from "./what-forbids-change.ts";

const edit = may("employees", "edit");
const bulk = edit.use(limited("bulkAction"));
const change = edit.use(limited("recompute"));
/** The policy is a part of the pay, so that it is set by whoever sets the rates. */
const editPay = may("wageChanges", "edit");
const giveAccess = may("employees", "giveAccess");
const changeAccess = giveAccess.use(recently).use(limited("setAccess"));

export const employeesRouter = router({
  add: may("employees", "add")
    .use(limited("bulkAction"))
    .input(addEmployeesSchema)
    .output(z.object({ employeeIds: z.array(idSchema) }))
    .mutation(({ ctx, input }) => addEmployees(ctx.actor, input)),
  save: edit
    .input(saveEmployeeSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveEmployee(ctx.actor, input)),
  saveProfile: edit
    .input(saveEmployeeProfileSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveProfile(ctx.actor, input)),
  setEmploymentEnd: change
    .input(setEmploymentEndSchema)
    .output(editedSchema)
    .mutation(async ({ ctx, input }) => {
      await requireProofOfEnds(ctx, [input]);
      return setEmploymentEnd(ctx.actor, input);
    }),
  previewEnd: edit
    .input(previewEndSchema)
    .output(endPreviewSchema)
    .query(({ ctx, input }) => previewEndOf(ctx.actor, input)),
  previewEnds: edit
    .input(previewEndsSchema)
    .output(z.object({ people: z.array(endOfOneSchema) }))
    .query(({ ctx, input }) => previewEndsOf(ctx.actor, input)),
  endMany: bulk
    .input(endManySchema)
    .output(batchAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      const { lastDay, rows } = input;
      await requireProofOfEnds(
        ctx,
        rows.map(({ employeeId }) => ({ employeeId, lastDay })),
      );
      return endMany(ctx.actor, input);
    }),
  rehire: change
    .input(rehireEmployeeSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => rehireEmployee(ctx.actor, input)),
  setLeave: change
    .input(setLeaveSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => setLeave(ctx.actor, input)),
  previewOvertimePolicy: editPay
    .input(previewOvertimePolicySchema)
    .output(z.object({ people: z.array(policyPreviewSchema) }))
    .query(({ ctx, input }) => previewOvertimePolicy(ctx.actor, input)),
  setOvertimePolicy: editPay
    .use(limited("recompute"))
    .input(setOvertimePolicySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => setOvertimePolicy(ctx.actor, input)),
  setOvertimePolicies: editPay
    .use(limited("bulkAction"))
    .input(setOvertimePoliciesSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => setOvertimePolicies(ctx.actor, input)),
  saveAvailability: may("employees", "setAvailability")
    .use(limited("recompute"))
    .input(saveAvailabilitySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveAvailability(ctx.actor, input)),
  invite: giveAccess
    .use(limited("invite"))
    .input(inviteEmployeeSchema)
    .output(z.object({ link: z.url(), expiresAt: instantSchema, isMailed: z.boolean() }))
    .mutation(({ ctx, input }) => {
      if (input.role === "admin") requireRecentSignIn(ctx.person);
      return inviteEmployee(ctx.actor, input);
    }),
  acceptJoin: giveAccess
    .use(limited("invite"))
    .input(acceptJoinSchema)
    .output(z.object({ employeeId: idSchema }))
    .mutation(({ ctx, input }) => acceptJoin(ctx.actor, input)),
  declineJoin: giveAccess
    .input(declineJoinSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => declineJoin(ctx.actor, input)),
  pendingInvitation: giveAccess
    .input(z.object({ employeeId: idSchema }))
    .output(z.object({ pending: pendingInvitationSchema.nullable() }))
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
  whatForbidsChange: edit
    .input(z.object({ employeeId: idSchema }))
    .output(z.object({ because: z.string().nullable() }))
    .query(({ ctx, input }) => whatForbidsChange(ctx.actor, input)),
  profiles: edit
    .output(z.object({ profiles: z.array(profileRowSchema), unreadable: unreadableSchema }))
    .query(({ ctx }) => listProfiles(ctx.actor)),
  rates: may("wageChanges", "view")
    .output(z.object({ rates: z.array(rateRowSchema) }))
    .query(({ ctx }) => listRates(ctx.actor)),
  setPin: edit
    .use(limited("setPin"))
    .input(setPinSchema)
    .output(newPinSchema)
    .mutation(({ ctx, input }) => setPin(ctx.actor, input)),
  setPhoto: edit
    .use(limited("setPhoto"))
    .input(setPhotoSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => setPhoto(ctx.actor, input)),
  setOwnPhoto: may("settings", "view")
    .use(limited("setPhoto"))
    .input(setOwnPhotoSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => setOwnPhoto(ctx.actor, input)),
  removePin: edit
    .input(removePinSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removePin(ctx.actor, input)),
  setOwnPin: may("timeEntries", "punch")
    .use(recently)
    .use(limited("setPin"))
    .input(setOwnPinSchema)
    .output(newPinSchema)
    .mutation(({ ctx, input }) => setOwnPin(ctx.actor, input)),
  previewMerge: giveAccess
    .input(previewMergeSchema)
    .output(mergePreviewSchema)
    .query(({ ctx, input }) => previewMergeOf(ctx.actor, input)),
  merge: changeAccess
    .input(mergeEmployeesSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => mergeEmployees(ctx.actor, input)),
  pseudonymise: changeAccess
    .input(pseudonymiseSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => pseudonymise(ctx.actor, input)),
  history: may("timeEntryAudits", "view")
    .input(z.object({ employeeId: idSchema }))
    .output(historySchema)
    .query(({ ctx, input }) => readHistory(ctx.actor, input)),
  withEmail: edit
    .output(z.object({ employeeIds: z.array(idSchema) }))
    .query(({ ctx }) => listWithEmail(ctx.actor)),
  recentBatches: edit
    .output(z.object({ groups: z.array(batchGroupSchema), unreadable: unreadableSchema }))
    .query(({ ctx }) => listBatches(ctx.actor, undoWays(ctx.actor))),
  saveRows: bulk
    .input(saveEmployeeRowsSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => saveRows(ctx.actor, input)),
  inviteMany: giveAccess
    .input(inviteEmployeesSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => inviteMany(ctx, input)),
  undoBatch: bulk
    .input(undoBatchSchema)
    .output(batchAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await requireProofOfEnds(ctx, await endsToUndo(ctx.actor, input.batchId));
      return undoBatch(ctx.actor, input.batchId, undoWays(ctx.actor));
    }),
});
