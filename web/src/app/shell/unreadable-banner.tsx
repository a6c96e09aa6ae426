import Alert from "@mui/material/Alert";
import { updatingSentence } from "@crewline/domain/words/requests/updating";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { useQueryClient } from "@tanstack/react-query";
import { memo, useEffect, useSyncExternalStore } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import { currentSession } from "../../session/tab/current-session.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { isUpdatingIn, unreadableIn } from "./unreadable-in.ts";

/**
 * Says that the screen leaves out records which could not be read: lists and totals are then not
 * complete. Each of them is reported to the log once. In a company whose data is being converted it
 * says that instead, on every screen: what is read packed may still lack records.
 */
export const UnreadableBanner = memo(function UnreadableBanner() {
  const locale = useLocale();
  const { companyId } = useLogin();
  const cache = useQueryClient().getQueryCache();
  const names = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => unreadableIn(cache).join(" "),
  );
  const isUpdating = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => isUpdatingIn(cache, companyId),
  );
  useReportOnce(names);
  if (isUpdating) {
    return (
      <Alert role="status" severity="info" square>
        {updatingSentence(locale)}
      </Alert>
    );
  }
  if (names === "") return null;
  const count = names.split(" ").length;
  const sentences = {
    one: "1 record could not be read and is left out. Contact support.",
    other: `${count} records could not be read and are left out. Contact support.`,
  };
  return (
    <Alert role="status" severity="warning" square>
      {pluralForm(count, sentences, locale)}
    </Alert>
  );
});

const reported = new Set<string>();

function useReportOnce(names: string): void {
  useEffect(() => {
    for (const name of names.split(" ").filter((it) => it !== "" && !reported.has(it))) {
      reported.add(name);
      currentSession.report("UNREADABLE_RECORD", name);
    }
  }, [names]);
}
