import { z } from "zod/mini";
import {
  addPhotoSchema,
  identifySchema,
  kioskPunchSchema,
  overridePunchSchema,
  pairTabletSchema,
  syncSchema,
  tabletReportSchema,
} from "@crewline/domain/rules/kiosks/kiosk-inputs";
import { doneSchema } from "../../rpc/answers.ts";
import { limited } from "../../rpc/limit-rate.ts";
import { kiosk } from "../../rpc/procedures.ts";
import { anyone, router } from "../../rpc/trpc.ts";
import { greetingSchema, identify } from "./identify.ts";
import { addPhoto } from "./keep-photo.ts";
import { kioskStateSchema, tabletState } from "./kiosk-state.ts";
import { pairedSchema, pairTablet } from "./pair-tablet.ts";
import { overrideNow, punchedNowSchema, punchNow } from "./punch-now.ts";
import { syncedSchema, syncPunches } from "./sync-punches.ts";

const withPin = kiosk.use(limited("kioskPin"));

/** What a shared tablet may do; `pair` alone needs no credential of a tablet. */
export const kioskRouter = router({
  pair: anyone
    .use(limited("pairTablet"))
    .input(pairTabletSchema)
    .output(pairedSchema)
    .mutation(({ input }) => pairTablet(input)),
  state: kiosk
    .use(limited("kioskState"))
    // A tablet whose page is of an earlier release says nothing.
    .input(z.optional(tabletReportSchema))
    .output(kioskStateSchema)
    .query(({ ctx, input }) => tabletState(ctx.kiosk, input)),
  // A mutation, because a query's input is in the address: a PIN never is.
  identify: withPin
    .input(identifySchema)
    .output(greetingSchema)
    .mutation(({ ctx, input }) => identify(ctx.kiosk, { ...input, locale: ctx.locale })),
  punch: withPin
    .input(kioskPunchSchema)
    .output(punchedNowSchema)
    .mutation(({ ctx, input }) => punchNow(ctx.kiosk, input, ctx.locale)),
  override: withPin
    .input(overridePunchSchema)
    .output(punchedNowSchema)
    .mutation(({ ctx, input }) => overrideNow(ctx.kiosk, input, ctx.locale)),
  addPhoto: kiosk
    .use(limited("kioskPhoto"))
    .input(addPhotoSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => addPhoto(ctx.kiosk, input)),
  sync: kiosk
    .use(limited("kioskSync"))
    .input(syncSchema)
    .output(syncedSchema)
    .mutation(({ ctx, input }) => syncPunches(ctx.kiosk, input.punches, ctx.locale)),
});
