import type { ReactNode } from "react";
import { useState } from "react";
import type { AskedAlert } from "./alert-dialogs-context.ts";
import { AlertDialogsContext } from "./alert-dialogs-context.ts";
import { ResolveAlertDialog } from "./resolve-alert-dialog.tsx";
import { WhyAlertDialog } from "./why-alert-dialog.tsx";

/**
 * Opens the dialogs about alerts outside of the list, so that one stays with what is typed in it when
 * another person's act takes its row away.
 */
export function AlertDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AskedAlert | null>(null);
  const close = () => setAsked(null);
  return (
    <AlertDialogsContext value={setAsked}>
      {children}
      {asked?.kind === "resolve" && <ResolveAlertDialog alertId={asked.alert.id} onClose={close} />}
      {asked?.kind === "why" && <WhyAlertDialog {...asked} onClose={close} />}
    </AlertDialogsContext>
  );
}
