import {
  addShiftTemplateSchema,
  editShiftTemplateSchema,
  shiftTemplateSchema,
} from "@crewline/domain/records/schedules/shift-template";
import {
  editWeekTemplateSchema,
  listedWeekTemplateSchema,
  saveWeekTemplateSchema,
} from "@crewline/domain/records/schedules/week-template";
import {
  shiftTemplateIdSchema,
  weekTemplateIdSchema,
} from "@crewline/domain/kernel/ids/record-ids";
import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { z } from "zod/mini";
import { editedSchema } from "../../../rpc/answers.ts";
import { limited } from "../../../rpc/limit-rate.ts";
import { may } from "../../../rpc/procedures.ts";
import { addShiftTemplate, editShiftTemplate, listShiftTemplates } from "./shift-templates.ts";
import { editWeekTemplate, listWeekTemplates, saveWeekTemplate } from "./week-templates.ts";

const edit = may("schedules", "edit");
const bulk = edit.use(limited("bulkAction"));

/** The procedures of shift templates and week templates, a part of the router of schedules. */
export const templateProcedures = {
  shiftTemplates: edit
    .input(z.object({ locationId: locationIdSchema }))
    .output(z.object({ templates: z.array(shiftTemplateSchema) }))
    .query(({ ctx, input }) => listShiftTemplates(ctx.actor, input)),
  addShiftTemplate: bulk
    .input(addShiftTemplateSchema)
    .output(z.object({ templateId: shiftTemplateIdSchema }))
    .mutation(({ ctx, input }) => addShiftTemplate(ctx.actor, input)),
  editShiftTemplate: bulk
    .input(editShiftTemplateSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => editShiftTemplate(ctx.actor, input)),
  weekTemplates: edit
    .input(z.object({ locationId: locationIdSchema }))
    .output(z.object({ templates: z.array(listedWeekTemplateSchema) }))
    .query(({ ctx, input }) => listWeekTemplates(ctx.actor, input)),
  saveWeekTemplate: bulk
    .input(saveWeekTemplateSchema)
    .output(z.object({ templateId: weekTemplateIdSchema }))
    .mutation(({ ctx, input }) => saveWeekTemplate(ctx.actor, input)),
  editWeekTemplate: bulk
    .input(editWeekTemplateSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => editWeekTemplate(ctx.actor, input)),
};
