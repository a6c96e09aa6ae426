import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod/mini";

/** The answer to an edit: the version that the next edit must name. */
export const editedSchema = z.object({ version: versionSchema });
export type Edited = z.infer<typeof editedSchema>;

/** The answer without content: the work was done. */
export const doneSchema = z.object({});
export type Done = z.infer<typeof doneSchema>;

/** The number of unreadable stored records that a list omits; the screen shows it. */
export const unreadableSchema = z.int().check(z.minimum(0));
