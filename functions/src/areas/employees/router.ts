import {
  addEmployeesSchema,
  inviteEmployeeSchema,
  removeAccessSchema,
  revokeInvitationSchema,
  saveEmployeeProfileSchema,
  saveEmployeeSchema,
  setAccessSchema,
  setEmploymentEndSchema,
} from "@crewline/domain/employees/employee-inputs";
import { idSchema } from "@crewline/domain/rules/fields";
import { instantSchema } from "@crewline/domain/time/instant";
import { z } from "zod";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may, recently, requireRecentSignIn } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { addEmployees } from "./add-employees.ts";
import { inviteEmployee } from "./invite-employee.ts";
import { removeAccess } from "./remove-access.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { saveEmployee } from "./save-employee.ts";
import { saveProfile } from "./save-profile.ts";
import { setAccess } from "./set-access.ts";
import { setEmploymentEnd } from "./set-employment-end.ts";

const edit = may("employees", "edit");
const giveAccess = may("employees", "giveAccess");
const changeAccess = giveAccess.use(recently).use(limited("setAccess"));

export const employeesRouter = router({
  add: may("employees", "add")
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
  setEmploymentEnd: edit
    .input(setEmploymentEndSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => setEmploymentEnd(ctx.actor, input)),
  invite: giveAccess
    .use(limited("invite"))
    .input(inviteEmployeeSchema)
    .output(z.object({ link: z.url(), expiresAt: instantSchema, isMailed: z.boolean() }))
    .mutation(({ ctx, input }) => {
      if (input.role === "admin") requireRecentSignIn(ctx.person);
      return inviteEmployee(ctx.actor, input);
    }),
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
