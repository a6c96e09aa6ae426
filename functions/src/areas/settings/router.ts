import { saveCompanySchema, saveSecuritySchema } from "@crewline/domain/company/company";
import { removeViewSchema, saveViewSchema } from "@crewline/domain/lists/saved-view";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { may, recently } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { removeView, saveView } from "./change-list-views.ts";
import { saveCompany } from "./save-company.ts";
import { saveSecurity } from "./save-security.ts";

export const settingsRouter = router({
  saveCompany: may("settings", "editCompany")
    .input(saveCompanySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveCompany(ctx.actor, input)),
  saveSecurity: may("settings", "editCompany")
    .use(recently)
    .input(saveSecuritySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveSecurity(ctx, input)),
  saveView: may("settings", "view")
    .input(saveViewSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => saveView(ctx.actor, input)),
  removeView: may("settings", "view")
    .input(removeViewSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeView(ctx.actor, input)),
});
