import {
  saveCompanySchema,
  saveJoiningSchema,
  saveSecuritySchema,
} from "@crewline/domain/records/company/company";
import { saveAlertRuleSchema } from "@crewline/domain/records/alerts/alert-rule";
import { savePayrollFilesSchema } from "@crewline/domain/records/company/payroll-layout";
import { saveKioskPhotosSchema } from "@crewline/domain/records/kiosks/punch-photo";
import {
  removeViewSchema,
  renameViewSchema,
  saveViewSchema,
} from "@crewline/domain/records/company/saved-view";
import {
  exportPageInputSchema,
  exportPageSchema,
  startExportSchema,
} from "@crewline/domain/records/data-export/data-export";
import { dataExportSchema } from "@crewline/domain/records/data-export/export-record";
import {
  historyCursorSchema,
  historyPageSchema,
} from "@crewline/domain/records/history/history-event";
import { skillIdSchema } from "@crewline/domain/records/skills/skill";
import { saveBlackoutsSchema } from "@crewline/domain/records/time-off/blackout";
import { saveTimeOffTypesSchema } from "@crewline/domain/records/time-off/time-off-type";
import { saveExchangeSchema } from "@crewline/domain/records/schedules/exchange-settings";
import { z } from "zod/mini";
import {
  addSkillSchema,
  cancelRulesSchema,
  previewRulesInputSchema,
  savedRulesSchema,
  saveJobRolesSchema,
  saveRulesSchema,
  saveSkillsSchema,
} from "@crewline/domain/records/company/rule-change";
import {
  effectsPreviewSchema,
  previewEffectsSchema,
} from "@crewline/domain/rules/rule-previews/rule-effects";
import { rulesPreviewSchema } from "@crewline/domain/records/company/rules-preview";
import { doneSchema, editedSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may, recently } from "../../rpc/procedures.ts";
import { mergeRouters, router } from "../../rpc/trpc.ts";
import { cancelRules } from "./cancel-rules.ts";
import { removeView, renameView, saveView } from "./change-list-views.ts";
import { customFieldsRouter } from "./custom-fields-router.ts";
import { previewEffects } from "./preview-effects.ts";
import { previewRules } from "./preview-rules.ts";
import { readCompanyHistory } from "./read-company-history.ts";
import { readExportPage } from "./read-export-page.ts";
import { saveAlertRule } from "./save-alert-rule.ts";
import { saveCompany } from "./save-company.ts";
import { saveJobRoles } from "./save-job-roles.ts";
import { saveExchange } from "./save-exchange.ts";
import { saveJoining } from "./save-joining.ts";
import { savePayrollFiles } from "./save-payroll-files.ts";
import { saveKioskPhotos } from "./save-kiosk-photos.ts";
import { addSkill, saveSkills } from "./save-skills.ts";
import { saveRules } from "./save-rules.ts";
import { saveSecurity } from "./save-security.ts";
import { saveBlackouts } from "./save-blackouts.ts";
import { saveTimeOffTypes } from "./save-time-off-types.ts";
import { startExport } from "./start-export.ts";

const edit = may("settings", "editCompany");
const change = edit.use(limited("recompute"));

const companyRouter = router({
  saveCompany: change
    .input(saveCompanySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveCompany(ctx.actor, input)),
  saveSecurity: may("settings", "editCompany")
    .use(recently)
    .input(saveSecuritySchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveSecurity(ctx, input)),
  saveKioskPhotos: edit
    .input(saveKioskPhotosSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveKioskPhotos(ctx.actor, input)),
  saveAlertRule: change
    .input(saveAlertRuleSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveAlertRule(ctx.actor, input)),
  savePayrollFiles: edit
    .input(savePayrollFilesSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => savePayrollFiles(ctx.actor, input)),
  saveExchange: edit
    .input(saveExchangeSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveExchange(ctx.actor, input)),
  saveJoining: edit
    .input(saveJoiningSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveJoining(ctx, input)),
  saveView: may("settings", "view")
    .input(saveViewSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => saveView(ctx.actor, input)),
  removeView: may("settings", "view")
    .input(removeViewSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeView(ctx.actor, input)),
  renameView: may("settings", "view")
    .input(renameViewSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => renameView(ctx.actor, input)),
  saveRules: change
    .input(saveRulesSchema)
    .output(savedRulesSchema)
    .mutation(({ ctx, input }) => saveRules(ctx.actor, input)),
  cancelRules: change
    .input(cancelRulesSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => cancelRules(ctx.actor, input)),
  previewRules: edit
    .input(previewRulesInputSchema)
    .output(rulesPreviewSchema)
    .query(({ ctx, input }) => previewRules(ctx.actor, input)),
  previewEffects: edit
    .input(previewEffectsSchema)
    .output(effectsPreviewSchema)
    .query(({ ctx, input }) => previewEffects(ctx.actor, input)),
  saveJobRoles: change
    .input(saveJobRolesSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveJobRoles(ctx.actor, input)),
  saveSkills: change
    .input(saveSkillsSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveSkills(ctx.actor, input)),
  saveTimeOffTypes: change
    .input(saveTimeOffTypesSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveTimeOffTypes(ctx.actor, input)),
  saveBlackouts: may("calendar", "editBlackouts")
    .use(limited("recompute"))
    .input(saveBlackoutsSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveBlackouts(ctx.actor, input)),
  addSkill: change
    .input(addSkillSchema)
    .output(z.object({ skillId: skillIdSchema }))
    .mutation(({ ctx, input }) => addSkill(ctx.actor, input)),
  history: edit
    .input(z.object({ from: historyCursorSchema }))
    .output(historyPageSchema)
    .query(({ ctx, input }) => readCompanyHistory(ctx.actor, input)),
  startExport: may("settings", "exportData")
    .use(recently)
    .use(limited("exportCompany"))
    .input(startExportSchema)
    .output(dataExportSchema)
    .mutation(({ ctx, input }) => startExport(ctx.actor, input)),
  exportPage: may("settings", "exportData")
    .use(limited("exportPage"))
    .input(exportPageInputSchema)
    .output(exportPageSchema)
    .query(({ ctx, input }) => readExportPage(ctx.actor, input)),
});

/** All procedures under `settings.*`. */
export const settingsRouter = mergeRouters(companyRouter, customFieldsRouter);
