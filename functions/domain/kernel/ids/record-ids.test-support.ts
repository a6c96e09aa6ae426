import type { BatchId, CustomFieldId, FieldChoiceId } from "./record-ids.ts";
import { batchIdSchema, customFieldIdSchema, fieldChoiceIdSchema } from "./record-ids.ts";

/** The id of a custom field in tests: "locker". */
export function aFieldId(text: string): CustomFieldId {
  return customFieldIdSchema.parse(text);
}

/** The id of a choice of a custom field in tests: "m". */
export function aChoiceId(text: string): FieldChoiceId {
  return fieldChoiceIdSchema.parse(text);
}

/** The id of a batch in tests: "import". */
export function aBatchId(text: string): BatchId {
  return batchIdSchema.parse(text);
}
