import type { saveNotificationsSchema } from "@crewline/domain/records/users/user";
import type { z } from "zod/mini";
import { attempt } from "../../operations/commands/command.ts";
import type { Done } from "../../rpc/answers.ts";
import { users } from "../../store/users.ts";
import type { Self } from "./own-user.ts";
import { ownUser } from "./own-user.ts";

type Input = z.infer<typeof saveNotificationsSchema>;

/** Saves which mail the person receives, and when; queued mail is sent unchanged. */
export function saveNotifications(self: Self, input: Input): Promise<Done> {
  return attempt(self.caller, input, async (unit) => {
    const user = await ownUser(unit, self);
    const { quietHours } = input;
    const mutedMailTopics = [...new Set(input.mutedMailTopics)];
    users(unit).save(user.id, { ...user, mutedMailTopics, quietHours });
    return {};
  });
}
