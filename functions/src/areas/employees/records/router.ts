import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { saveAvailabilitySchema } from "@crewline/domain/records/employees/availability";
import {
  addEmployeesSchema,
  mergeEmployeesSchema,
  previewMergeSchema,
  pseudonymiseSchema,
  saveEmployeeProfileSchema,
  saveEmployeeSchema,
} from "@crewline/domain/rules/employees/employee-inputs";
import { mergePreviewSchema } from "@crewline/domain/projections/employees/preview-merge";
import { profileRowSchema, rateRowSchema } from "@crewline/domain/rules/employees/profile-row";
import { z } from "zod/mini";
import { editedSchema, unreadableSchema } from "../../../rpc/answers.ts";
import { limited } from "../../../rpc/limit-rate.ts";
import { may } from "../../../rpc/procedures.ts";
import { router } from "../../../rpc/trpc.ts";
import { changeAccess, edit, giveAccess } from "../guard/employee-procedures.ts";
import { mergeEmployees } from "../merge/merge-employees.ts";
import { previewMergeOf } from "../merge/merge-facts.ts";
import { addEmployees } from "./add-employees.ts";
import { listProfiles } from "./list-profiles.ts";
import { listRates } from "./list-rates.ts";
import { listWithEmail } from "./list-with-email.ts";
import { pseudonymise } from "./pseudonymise.ts";
import { historySchema, readHistory } from "./read-history.ts";
import { saveAvailability } from "./save-availability.ts";
import { saveEmployee } from "./save-employee.ts";
import { saveProfile } from "./save-profile.ts";
import { whatForbidsChange } from "./what-forbids-change.ts";

/** The records of employees: single ones, and what lists and files read. */
export const recordsRouter = router({
  add: may("employees", "add")
    .use(limited("bulkAction"))
    .input(addEmployeesSchema)
    .output(z.object({ employeeIds: z.array(employeeIdSchema) }))
    .mutation(({ ctx, input }) => addEmployees(ctx.actor, input)),
  save: edit
    .input(saveEmployeeSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveEmployee(ctx.actor, input)),
  saveProfile: edit
    .input(saveEmployeeProfileSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveProfile(ctx.actor, input)),
  saveAvailability: may("employees", "setAvailability")
    .use(limited("recompute"))
    .input(saveAvailabilitySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveAvailability(ctx.actor, input)),
  whatForbidsChange: edit
    .input(z.object({ employeeId: employeeIdSchema }))
    .output(z.object({ because: z.nullable(z.string()) }))
    .query(({ ctx, input }) => whatForbidsChange(ctx.actor, input)),
  profiles: edit
    .output(z.object({ profiles: z.array(profileRowSchema), unreadable: unreadableSchema }))
    .query(({ ctx }) => listProfiles(ctx.actor)),
  rates: may("wageChanges", "view")
    .output(z.object({ rates: z.array(rateRowSchema) }))
    .query(({ ctx }) => listRates(ctx.actor)),
  withEmail: edit
    .output(z.object({ employeeIds: z.array(employeeIdSchema) }))
    .query(({ ctx }) => listWithEmail(ctx.actor)),
  history: may("timeEntryAudits", "view")
    .input(z.object({ employeeId: employeeIdSchema }))
    .output(historySchema)
    .query(({ ctx, input }) => readHistory(ctx.actor, input)),
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
});
