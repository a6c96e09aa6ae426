import { batchAnswerSchema } from "@crewline/domain/records/batches/batch";
import {
  endManySchema,
  previewEndSchema,
  previewEndsSchema,
  rehireEmployeeSchema,
  setEmploymentEndSchema,
  setLeaveSchema,
} from "@crewline/domain/rules/employees/employee-inputs";
import { endOfOneSchema } from "@crewline/domain/rules/endings/end-of-many";
import { endPreviewSchema } from "@crewline/domain/rules/endings/preview-end";
import { z } from "zod/mini";
import { editedSchema } from "../../../rpc/answers.ts";
import { router } from "../../../rpc/trpc.ts";
import { bulk, change, edit } from "../guard/employee-procedures.ts";
import { endMany } from "./end-many.ts";
import { previewEndOf } from "./preview-end.ts";
import { previewEndsOf } from "./preview-ends.ts";
import { rehireEmployee } from "./rehire-employee.ts";
import { requireProofOfEnds } from "./require-proof-of-ends.ts";
import { setEmploymentEnd } from "./set-employment-end.ts";
import { setLeave } from "./set-leave.ts";

/** The end of an employment, leave and the return from either. */
export const employmentRouter = router({
  setEmploymentEnd: change
    .input(setEmploymentEndSchema)
    .output(editedSchema)
    .mutation(async ({ ctx, input }) => {
      await requireProofOfEnds(ctx, [input]);
      return setEmploymentEnd(ctx.actor, input);
    }),
  previewEnd: edit
    .input(previewEndSchema)
    .output(endPreviewSchema)
    .query(({ ctx, input }) => previewEndOf(ctx.actor, input)),
  previewEnds: edit
    .input(previewEndsSchema)
    .output(z.object({ people: z.array(endOfOneSchema) }))
    .query(({ ctx, input }) => previewEndsOf(ctx.actor, input)),
  endMany: bulk
    .input(endManySchema)
    .output(batchAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      const { lastDay, rows } = input;
      await requireProofOfEnds(
        ctx,
        rows.map(({ employeeId }) => ({ employeeId, lastDay })),
      );
      return endMany(ctx.actor, input);
    }),
  rehire: change
    .input(rehireEmployeeSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => rehireEmployee(ctx.actor, input)),
  setLeave: change
    .input(setLeaveSchema)
    .output(editedSchema)
    .mutation(({ ctx, input }) => setLeave(ctx.actor, input)),
});
