import type { answerMessageSchema } from "@crewline/domain/records/schedules/shift-message";
import { confirmationId } from "@crewline/domain/records/schedules/shift-message";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import {
  confirmationsAfterConfirming,
  messageAfter,
} from "@crewline/domain/rules/schedules/publishing/confirmations";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import { lookSoon } from "../../../operations/alerts/look-soon.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { now } from "../../../platform/clock.ts";
import type { Done } from "../../../rpc/answers.ts";

type Input = z.infer<typeof answerMessageSchema>;

/**
 * Records that the employee read a message about their shifts, or confirms the shifts that it names
 * and that did not change again since. The first time counts. Throws notFound for a message of
 * another employee.
 */
export async function answerMessage(actor: Actor, input: Input): Promise<Done> {
  const { locationId } = await command(actor, input, async (store) => {
    const message = await store.messages.get(input.messageId);
    const { employeeId, publicationId, weekStart } = message;
    if (employeeId !== actor.employeeId) throw new RuleViolation("notFound", { what: "message" });
    const week = scheduleId(message.locationId, weekStart);
    const before = await store.shiftConfirmations.find(confirmationId(week, employeeId));
    const at = now();
    store.messages.save(message.id, messageAfter(message, input.answer, at));
    if (input.answer === "confirmed" && before !== null) {
      const after = confirmationsAfterConfirming(before, { publicationId, at });
      store.shiftConfirmations.save(after.id, after);
    }
    return { locationId: message.locationId };
  });
  if (input.answer === "confirmed") await lookSoon(actor.companyId, locationId);
  return {};
}
