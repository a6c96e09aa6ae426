import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import {
  historyCursorSchema,
  historyPageSchema,
} from "@crewline/domain/records/history/history-event";
import { batchGroupSchema } from "@crewline/domain/rules/batches/batch-group";
import { batchAnswerSchema, undoBatchSchema } from "@crewline/domain/records/batches/batch";
import {
  addLocationSchema,
  archiveLocationsSchema,
  duplicateLocationSchema,
  listHolidaysSchema,
  previewArchiveSchema,
  previewZoneSchema,
  restoreLocationSchema,
  saveLocationRowsSchema,
  saveLocationSchema,
} from "@crewline/domain/rules/locations/location-inputs";
import { pairKioskSchema, unpairKioskSchema } from "@crewline/domain/records/kiosks/kiosk-device";
import { z } from "zod/mini";
import { listBatches } from "../../operations/batches/list-batches.ts";
import { undoBatch } from "../../operations/batches/run-batch.ts";
import { doneSchema, editedSchema, unreadableSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { may } from "../../rpc/procedures.ts";
import { router } from "../../rpc/trpc.ts";
import { addLocation } from "./add-location.ts";
import { archiveLocations } from "./archive-locations.ts";
import { duplicateLocation } from "./duplicate-location.ts";
import { holidaysSchema, listHolidays } from "./list-holidays.ts";
import { pairingSchema, pairKiosk, unpairKiosk } from "./pair-kiosk.ts";
import { archivePreviewSchema, previewArchive } from "./preview-archive.ts";
import { previewZone, zonePreviewSchema } from "./preview-zone.ts";
import { readLocationHistory } from "./read-location-history.ts";
import { saveLocation } from "./save-location.ts";
import { saveRows, undoWays } from "./save-rows.ts";
import { restoreLocation } from "./undo-archive.ts";

const edit = may("locations", "edit");
const bulk = edit.use(limited("bulkAction"));
const change = edit.use(limited("recompute"));
const addedSchema = z.object({ locationId: locationIdSchema });

export const locationsRouter = router({
  add: edit
    .input(addLocationSchema)
    .output(addedSchema)
    .mutation(({ ctx, input }) => addLocation(ctx.actor, input)),
  duplicate: edit
    .input(duplicateLocationSchema)
    .output(addedSchema)
    .mutation(({ ctx, input }) => duplicateLocation(ctx.actor, input)),
  save: change
    .input(saveLocationSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => saveLocation(ctx.actor, input)),
  previewZone: edit
    .input(previewZoneSchema)
    .output(zonePreviewSchema)
    .query(({ ctx, input }) => previewZone(ctx.actor, input)),
  archiveMany: bulk
    .input(archiveLocationsSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => archiveLocations(ctx.actor, input)),
  restore: change
    .input(restoreLocationSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => restoreLocation(ctx.actor, input)),
  previewArchive: edit
    .input(previewArchiveSchema)
    .output(z.object({ locations: z.array(archivePreviewSchema) }))
    .query(({ ctx, input }) => previewArchive(ctx.actor, input)),
  holidays: edit
    .input(listHolidaysSchema)
    .output(holidaysSchema)
    .query(({ input }) => listHolidays(input)),
  saveRows: bulk
    .input(saveLocationRowsSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => saveRows(ctx.actor, input)),
  pairKiosk: change
    .input(pairKioskSchema)
    .output(pairingSchema)
    .mutation(({ ctx, input }) => pairKiosk(ctx.actor, input)),
  unpairKiosk: change
    .input(unpairKioskSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => unpairKiosk(ctx.actor, input)),
  history: edit
    .input(z.object({ locationId: locationIdSchema, from: historyCursorSchema }))
    .output(historyPageSchema)
    .query(({ ctx, input }) => readLocationHistory(ctx.actor, input)),
  recentBatches: edit
    .output(z.object({ groups: z.array(batchGroupSchema), unreadable: unreadableSchema }))
    .query(({ ctx }) => listBatches(ctx.actor, undoWays(ctx.actor))),
  undoBatch: bulk
    .input(undoBatchSchema)
    .output(batchAnswerSchema)
    .mutation(({ ctx, input }) => undoBatch(ctx.actor, input.batchId, undoWays(ctx.actor))),
});
