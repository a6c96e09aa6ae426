import {
  fieldValuesPageSchema,
  readFieldValuesSchema,
  saveFieldValuesSchema,
  saveOwnFieldValuesSchema,
} from "@crewline/domain/records/custom-fields/field-inputs";
import { versionOrNoneSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod/mini";
import { limited } from "../../../rpc/limit-rate.ts";
import { may } from "../../../rpc/procedures.ts";
import { router } from "../../../rpc/trpc.ts";
import { edit } from "../guard/employee-procedures.ts";
import { readFieldValues } from "./read-field-values.ts";
import { saveFieldValues, saveOwnFieldValues } from "./save-field-values.ts";

/** Values of the fields that the company added to its employees' records. */
export const fieldValuesRouter = router({
  saveFieldValues: edit
    .use(limited("saveFieldValues"))
    .input(saveFieldValuesSchema)
    .output(z.object({ version: versionOrNoneSchema }))
    .mutation(({ ctx, input }) => saveFieldValues(ctx.actor, input)),
  saveOwnFieldValues: may("settings", "view")
    .use(limited("saveFieldValues"))
    .input(saveOwnFieldValuesSchema)
    .output(z.object({ version: versionOrNoneSchema }))
    .mutation(({ ctx, input }) => saveOwnFieldValues(ctx.actor, input)),
  fieldValues: edit
    .use(limited("exportPage"))
    .input(readFieldValuesSchema)
    .output(fieldValuesPageSchema)
    .query(({ ctx, input }) => readFieldValues(ctx.actor, input)),
});
