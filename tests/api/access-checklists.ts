import { checklistRunIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import { openingTerms } from "../support/a-checklist-template.ts";
import type { Path, Row } from "./access/row.ts";
import type { Things } from "./access/things.ts";

type ChecklistPath = Extract<Path, `templates.${string}`>;

const termsOf = ({ locationId }: Things) => ({ ...openingTerms, locationIds: [locationId] });

/** The procedures of Templates. */
export const checklistRows = {
  "templates.add": {
    guard: "templates.edit",
    input: (things) => ({ template: termsOf(things) }),
  },
  "templates.save": {
    guard: "templates.edit",
    input: (things, expectedVersion) => ({
      templateId: things.checklistTemplateId,
      expectedVersion,
      template: termsOf(things),
    }),
  },
  "templates.assign": {
    guard: "templates.edit",
    input: ({ checklistTemplateId, locationId }) => ({
      templateIds: [checklistTemplateId],
      locationIds: [locationId],
    }),
  },
  "templates.versions": {
    guard: "templates.edit",
    input: ({ checklistTemplateId: templateId }) => ({ templateId, before: 9 }),
  },
  "templates.answer": {
    guard: "templates.answer",
    input: ({ locationId, checklistTemplateId }) => ({
      locationId,
      day: "2026-03-02",
      runId: checklistRunIdSchema.parse(`${checklistTemplateId}_all`),
      itemId: checklistItemIdSchema.parse("doors"),
      value: true,
      note: "",
    }),
  },
  "templates.signOff": {
    guard: "templates.answer",
    input: ({ locationId, checklistTemplateId }) => ({
      locationId,
      day: "2026-03-02",
      runId: checklistRunIdSchema.parse(`${checklistTemplateId}_signed`),
    }),
  },
  "templates.setState": {
    guard: "templates.edit",
    input: ({ checklistTemplateId }) => ({
      templateIds: [checklistTemplateId],
      state: "archived",
    }),
  },
} as const satisfies { [P in ChecklistPath]: Row<P> };
