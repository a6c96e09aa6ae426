import { newTimeOffTypes } from "@crewline/domain/records/time-off/time-off-type";
import { defaultExchange } from "@crewline/domain/records/schedules/exchange-settings";
import { usualRule } from "@crewline/domain/rules/alerts/usual-rules";
import { aFieldId } from "@crewline/domain/kernel/ids/record-ids.test-support";
import { ruleChangeIdSchema, dataExportIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { presetRules } from "@crewline/domain/records/work-rules/preset-rules";
import { general } from "../support/a-company.ts";
import type { Path, Row } from "./access/row.ts";

type SettingsPath = Extract<Path, `settings.${string}`>;

/** The procedures of Settings. */
export const settingsRows = {
  "settings.saveCompany": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({ expectedVersion, company: general }),
  },
  "settings.saveRules": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({
      expectedVersion,
      part: { section: "clock", value: defaultRules.clock },
      effectiveDate: "2126-01-01",
    }),
  },
  "settings.cancelRules": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({
      expectedVersion,
      changeId: ruleChangeIdSchema.parse("none"),
    }),
  },
  "settings.history": {
    guard: "settings.editCompany",
    input: () => ({ from: null }),
  },
  "settings.previewRules": {
    guard: "settings.editCompany",
    input: () => ({ part: { section: "breaks", value: presetRules("california").breaks } }),
  },
  "settings.previewEffects": {
    guard: "settings.editCompany",
    input: () => ({ part: { section: "limits", value: defaultRules.limits } }),
  },
  "settings.saveJobRoles": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({ expectedVersion, jobRoles: [] }),
  },
  "settings.saveSkills": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({ expectedVersion, skills: [] }),
  },
  "settings.saveTimeOffTypes": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({ expectedVersion, timeOffTypes: newTimeOffTypes }),
  },
  "settings.saveBlackouts": {
    guard: "calendar.editBlackouts",
    input: (_things, expectedVersion) => ({ expectedVersion, blackouts: [] }),
  },
  "settings.addSkill": {
    guard: "settings.editCompany",
    input: () => ({ name: "First aid" }),
  },
  "settings.saveCustomField": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({
      expectedVersion,
      fieldId: null,
      field: {
        label: "Locker",
        type: "text",
        level: "managers",
        isOwnEditable: false,
        help: "",
        choices: [],
      },
    }),
  },
  "settings.archiveCustomField": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({
      expectedVersion,
      fieldId: aFieldId("none"),
      isArchived: true,
    }),
  },
  "settings.orderCustomFields": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({ expectedVersion, fieldIds: [aFieldId("none")] }),
  },
  "settings.customFieldUse": {
    guard: "settings.editCompany",
    input: () => ({ fieldId: aFieldId("none") }),
  },
  "settings.saveExchange": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({ expectedVersion, exchange: defaultExchange }),
  },
  "settings.saveJoining": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({ expectedVersion, isOn: false }),
  },
  "settings.saveKioskPhotos": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({
      expectedVersion,
      kioskPhotos: { isOn: true, keptDays: 7 },
    }),
  },
  "settings.saveAlertRule": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({ expectedVersion, rule: usualRule("late") }),
  },
  "settings.savePayrollFiles": {
    guard: "settings.editCompany",
    input: (_things, expectedVersion) => ({
      expectedVersion,
      payrollFiles: { layoutId: "adp", companyCode: "H4C", layouts: [] },
    }),
  },
  "settings.startExport": { guard: "settings.exportData", input: () => ({}), recent: true },
  "settings.exportPage": {
    guard: "settings.exportData",
    input: () => ({ exportId: dataExportIdSchema.parse("none"), kind: "company", after: null }),
  },
  "settings.saveView": {
    guard: "settings.view",
    input: () => ({ screen: "employees", view: { name: "Mine", params: { sort: "-name" } } }),
  },
  "settings.removeView": {
    guard: "settings.view",
    input: () => ({ screen: "employees", name: "Mine" }),
  },
  "settings.renameView": {
    guard: "settings.view",
    input: () => ({ screen: "employees", name: "Mine", newName: "Ours" }),
  },
  "settings.saveSecurity": {
    guard: "settings.editCompany",
    input: () => ({ requiresSecondFactorForAdmins: false }),
    recent: true,
  },
} as const satisfies { [P in SettingsPath]: Row<P> };
