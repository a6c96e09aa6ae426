import {
  addLocationSchema,
  saveLocationSchema,
  setLocationStatusSchema,
} from "@crewline/domain/locations/location";
import { idSchema } from "@crewline/domain/rules/fields";
import { z } from "zod";
import { editedSchema } from "../../rpc/answers.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { addLocation } from "./add-location.ts";
import { saveLocation } from "./save-location.ts";
import { setLocationStatus } from "./set-location-status.ts";

const edit = may("locations", "edit");

export const locationsRouter = router({
  add: edit
    .input(addLocationSchema)
    .output(z.object({ locationId: idSchema }))
    .mutation(({ ctx, input }) => addLocation(ctx.actor, input)),
  save: edit
    .input(saveLocationSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveLocation(ctx.actor, input)),
  setStatus: edit
    .input(setLocationStatusSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => setLocationStatus(ctx.actor, input)),
});
