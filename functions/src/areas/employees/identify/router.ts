import {
  newPinSchema,
  removePinSchema,
  setOwnPinSchema,
  setPinSchema,
} from "@crewline/domain/records/employees/pin";
import {
  setOwnPhotoSchema,
  setPhotoSchema,
} from "@crewline/domain/records/employees/employee-photo";
import { doneSchema } from "../../../rpc/answers.ts";
import { limited } from "../../../rpc/limit-rate.ts";
import { may, recently } from "../../../rpc/procedures.ts";
import { router } from "../../../rpc/trpc.ts";
import { edit } from "../guard/employee-procedures.ts";
import { setOwnPhoto, setPhoto } from "./set-photo.ts";
import { removePin, setOwnPin, setPin } from "./set-pin.ts";

/** The procedures for photo and PIN, which identify an employee at work. */
export const identifyRouter = router({
  setPhoto: edit
    .use(limited("setPhoto"))
    .input(setPhotoSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => setPhoto(ctx.actor, input)),
  setOwnPhoto: may("settings", "view")
    .use(limited("setPhoto"))
    .input(setOwnPhotoSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => setOwnPhoto(ctx.actor, input)),
  setPin: edit
    .use(limited("setPin"))
    .input(setPinSchema)
    .output(newPinSchema)
    .mutation(({ ctx, input }) => setPin(ctx.actor, input)),
  removePin: edit
    .input(removePinSchema)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removePin(ctx.actor, input)),
  setOwnPin: may("timeEntries", "punch")
    .use(recently)
    .use(limited("setPin"))
    .input(setOwnPinSchema)
    .output(newPinSchema)
    .mutation(({ ctx, input }) => setOwnPin(ctx.actor, input)),
});
