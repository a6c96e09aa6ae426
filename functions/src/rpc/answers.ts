import { versionSchema } from "@crewline/domain/kernel/fields/fields";
import { z } from "zod";

/** What an edit answers: the version that the next edit has to name. */
export const editedSchema = z.object({ version: versionSchema });
export type Edited = z.infer<typeof editedSchema>;

/** What is answered when there is nothing to tell but that it was done. */
export const doneSchema = z.object({});
export type Done = z.infer<typeof doneSchema>;

/** How many stored records a list leaves out because they could not be read; the screen says so. */
export const unreadableSchema = z.int().min(0);
