import { customFieldIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import {
  archiveCustomFieldSchema,
  fieldUseSchema,
  orderCustomFieldsSchema,
  saveCustomFieldSchema,
  savedFieldSchema,
} from "@crewline/domain/records/custom-fields/field-inputs";
import { versionOrNoneSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod/mini";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { archiveCustomField } from "./archive-custom-field.ts";
import { orderCustomFields } from "./order-custom-fields.ts";
import { readFieldUse } from "./read-field-use.ts";
import { saveCustomField } from "./save-custom-field.ts";

const edit = may("settings", "editCompany");
const change = edit.use(limited("recompute"));
const fieldsVersionSchema = z.object({ version: versionOrNoneSchema });

/** The fields that the company adds to its employees' records. */
export const customFieldsRouter = router({
  saveCustomField: change
    .input(saveCustomFieldSchema)
    .output(savedFieldSchema)
    .mutation(({ ctx, input }) => saveCustomField(ctx.actor, input)),
  archiveCustomField: change
    .input(archiveCustomFieldSchema)
    .output(fieldsVersionSchema)
    .mutation(({ ctx, input }) => archiveCustomField(ctx.actor, input)),
  orderCustomFields: change
    .input(orderCustomFieldsSchema)
    .output(fieldsVersionSchema)
    .mutation(({ ctx, input }) => orderCustomFields(ctx.actor, input)),
  customFieldUse: edit
    .input(z.object({ fieldId: customFieldIdSchema }))
    .output(fieldUseSchema)
    .query(({ ctx, input }) => readFieldUse(ctx.actor, input)),
});
