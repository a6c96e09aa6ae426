import { saveCompanySchema } from "@crewline/domain/company/company";
import { editedSchema } from "../../rpc/answers.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { saveCompany } from "./save-company.ts";

export const settingsRouter = router({
  saveCompany: may("settings", "editCompany")
    .input(saveCompanySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveCompany(ctx.actor, input)),
});
