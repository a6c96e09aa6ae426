import type { ShiftTemplateId } from "@crewline/domain/kernel/ids/record-ids";
import type { addShiftTemplateSchema } from "@crewline/domain/records/schedules/shift-template";
import type { z } from "zod/mini";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

type Fields = Omit<z.infer<typeof addShiftTemplateSchema>, "idempotencyKey" | "locationId">;

/** A shift over midnight. */
export const closing: Fields = {
  name: "Closing",
  jobRoleId: null,
  startsAtLocal: "17:00",
  endsAtLocal: "01:00",
  unpaidBreakSeconds: 1800,
  note: "Lock the back door",
  colour: "#6a1b9a",
};

/** A shift template at Harbor, saved by the owner. */
export async function aShiftTemplate(
  { owner, harbor }: TestCompany,
  change: Partial<Fields> = {},
): Promise<ShiftTemplateId> {
  const input = { ...anAttempt(), locationId: harbor, ...closing, ...change };
  return (await owner.api.schedules.addShiftTemplate.mutate(input)).templateId;
}
