import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { queryClient } from "../../api/query-client.ts";
import { deviceAnswers } from "../../live/device-answers.ts";
import { liveCacheOf } from "../../live/live-cache.ts";
import { whenNothingLoads } from "../../ui/loading/loading-parts.ts";

/** Notes on the device what each screen asks for, once it is shown, for the next visit. */
export function useNoteQuestions(uid: UserId): void {
  const { pathname } = useLocation();
  useEffect(
    () =>
      whenNothingLoads(() => {
        void deviceAnswers.note(uid, pathname, liveCacheOf(queryClient).observed());
      }),
    [uid, pathname],
  );
}
