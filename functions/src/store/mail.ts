import { instantSchema } from "@crewline/domain/time/instant";
import { z } from "zod";
import { collection } from "./collection.ts";
import type { Unit } from "./unit.ts";

/** A message in the outbox, in the form that the usual mail extensions send. */
export const mailSchema = z.object({
  id: z.string(),
  to: z.array(z.string()),
  message: z.object({ subject: z.string(), text: z.string() }),
  createdAt: instantSchema,
});
export type Mail = z.infer<typeof mailSchema>;

export function mail(unit: Unit) {
  return collection(unit, { path: "mail", schema: mailSchema, what: "message" });
}
