import { withNewName, withoutView, withView } from "@crewline/domain/rules/batches/change-views";
import type {
  removeViewSchema,
  renameViewSchema,
  SavedView,
  saveViewSchema,
} from "@crewline/domain/records/company/saved-view";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import type { Done } from "../../rpc/answers.ts";

/** Saves a view of a list under a name, for the caller. */
export function saveView(actor: Actor, input: z.infer<typeof saveViewSchema>): Promise<Done> {
  return changeViews(actor, input, (views) => withView(views, input.view));
}

export function removeView(actor: Actor, input: z.infer<typeof removeViewSchema>): Promise<Done> {
  return changeViews(actor, input, (views) => withoutView(views, input.name));
}

export function renameView(actor: Actor, input: z.infer<typeof renameViewSchema>): Promise<Done> {
  return changeViews(actor, input, (views) => withNewName(views, input));
}

function changeViews(
  actor: Actor,
  input: { idempotencyKey: string; screen: string },
  change: (views: readonly SavedView[]) => SavedView[],
): Promise<Done> {
  return command(actor, input, async (store) => {
    const listViews = store.listViews(actor.uid);
    const before = (await listViews.find(input.screen)) ?? { views: [], version: 0 };
    const id = input.screen;
    listViews.save(id, { id, views: change(before.views), version: before.version + 1 });
    return {};
  });
}
