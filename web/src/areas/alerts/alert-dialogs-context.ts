import { createContext } from "react";
import type { Alert } from "@crewline/domain/records/alerts/alert";

/** An alert about which a dialog is open. */
export interface AskedAlert {
  kind: "resolve" | "why";
  alert: Alert;
  /** The name of its location. */
  place: string;
}

/** Opens a dialog about an alert. */
export const AlertDialogsContext = createContext<(asked: AskedAlert) => void>(() => undefined);
