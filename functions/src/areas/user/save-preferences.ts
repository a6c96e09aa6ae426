import { withChanges } from "@crewline/domain/kernel/fields/with-changes";
import type { savePreferencesSchema } from "@crewline/domain/records/users/preferences";
import type { z } from "zod/mini";
import { attempt } from "../../operations/commands/command.ts";
import type { Done } from "../../rpc/answers.ts";
import { users } from "../../store/users.ts";
import type { Self } from "./own-user.ts";
import { ownUser } from "./own-user.ts";

type Input = z.infer<typeof savePreferencesSchema>;

/** Saves the caller's display preferences, for all of their devices. */
export function savePreferences(self: Self, input: Input): Promise<Done> {
  return attempt(self.caller, input, async (unit) => {
    const user = await ownUser(unit, self);
    const preferences = withChanges(user.preferences, input.preferences);
    users(unit).save(user.id, { ...user, preferences });
    return {};
  });
}
