import type { InLanguages } from "../../kernel/formats/in-language.ts";
import type { AdminAct, LastingSetting, LimitedThing } from "../../rules/violations/thing.ts";

/** What to do where there are as many as there can be. */
export const limitSentences: InLanguages<Readonly<Record<LimitedThing, (most: string) => string>>> =
  {
    en: {
      checklistTemplates: (most) =>
        `There can be at most ${most} checklist templates. Archive one first.`,
      customFields: (most) => `There can be at most ${most} custom fields. Archive one first.`,
      policyChanges: (most) =>
        `There can be at most ${most} changes of the overtime policy. Cancel one first.`,
      ruleChanges: (most) => `There can be at most ${most} rule changes. Cancel one first.`,
      mutedEmployees: (most) =>
        `Alerts can be muted for at most ${most} employees. Unmute someone first.`,
      savedViews: (most) => `There can be at most ${most} saved views. Remove one first.`,
      scheduledReports: (most) => `At most ${most} reports can be sent by e-mail. Stop one first.`,
      weekTemplateShifts: (most) =>
        `A week template can hold at most ${most} shifts. Copy the week instead.`,
      weekTemplates: (most) => `There can be at most ${most} week templates. Archive one first.`,
      recurringShifts: (most) =>
        `A location can have at most ${most} recurring shifts. End one first.`,
      shiftTemplates: (most) =>
        `A location can have at most ${most} shift templates. Archive one first.`,
      skills: (most) => `There can be at most ${most} skills. Remove one first.`,
      storedCustomFields: (most) =>
        `There can be at most ${most} custom fields, archived ones included. Restore one and change it.`,
    },
  };

/** Who may do what only admins may. */
export const adminSentences: InLanguages<Readonly<Record<AdminAct, string>>> = {
  en: {
    approveTime: "Only an admin can approve time.",
    changeOvertimePolicy: "Only an admin can change an overtime policy.",
    takeApprovalBack: "Only an admin can take an approval back.",
  },
};

/** Why a setting stays as it is. */
export const settingSentences: InLanguages<Readonly<Record<LastingSetting, string>>> = {
  en: {
    currency: "The currency can't change any more, because wages or sales are entered in it.",
    foundingRules:
      "These rules can't change here any more, because weeks are planned or worked with them. Change them in Settings.",
    weekStart:
      "The first day of the week can't change any more, because weeks were planned or worked with it.",
    workdayStart:
      "The start of the workday can't change any more, because days were worked with it.",
  },
};
