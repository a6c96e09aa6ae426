import {
  addEmployeesSchema,
  inviteEmployeeSchema,
  revokeInvitationSchema,
  saveEmployeeProfileSchema,
  saveEmployeeSchema,
  setEmploymentEndSchema,
} from "@crewline/domain/employees/employee-inputs";
import { idSchema } from "@crewline/domain/rules/fields";
import { instantSchema } from "@crewline/domain/time/instant";
import { z } from "zod";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { addEmployees } from "./add-employees.ts";
import { inviteEmployee } from "./invite-employee.ts";
import { revokeInvitation } from "./revoke-invitation.ts";
import { saveEmployee } from "./save-employee.ts";
import { saveProfile } from "./save-profile.ts";
import { setEmploymentEnd } from "./set-employment-end.ts";

const edit = may("employees", "edit");
const giveAccess = may("employees", "giveAccess");

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
    .output(z.object({ link: z.url(), expiresAt: instantSchema }))
    .mutation(({ ctx, input }) => inviteEmployee(ctx.actor, input)),
  revokeInvitation: giveAccess
    .input(revokeInvitationSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => revokeInvitation(ctx.actor, input)),
});
