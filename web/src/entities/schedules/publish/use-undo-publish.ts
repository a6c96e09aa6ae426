import type { PublicationId } from "@crewline/domain/kernel/ids/record-ids";
import { trpcClient } from "../../../api/trpc.ts";
import { refusalNotice } from "../../../api/refusal-notice.ts";
import { problemOf } from "../../../api/problem.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";

/** Only the last publication can be undone, so its notice replaces the one before. */
export const PUBLISHING_TOPIC = "publishing";

/** Takes a publication back and says `undone`; the notice that offers it outlives the dialog. */
export function useUndoPublish(undone: string): (publicationId: PublicationId) => Promise<void> {
  const notify = useNotice();
  return async (publicationId) => {
    const idempotencyKey = crypto.randomUUID();
    try {
      await trpcClient.schedules.undoPublish.mutate({ idempotencyKey, publicationId });
      notify({ text: undone, topic: PUBLISHING_TOPIC });
    } catch (error) {
      notify(refusalNotice(problemOf(error)));
    }
  };
}
