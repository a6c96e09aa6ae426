import { createContext, useContext } from "react";

export interface Notice {
  text: string;
  tone?: "good" | "danger";
  /** Offered for ten seconds, or `undoMs`, as a button "Undo". */
  undo?: () => void;
  undoMs?: number;
  /** A message takes the place of the one before of the same topic. */
  topic?: string;
  /** True for a message that is out of date once the device is connected again. */
  endsOnline?: boolean;
}

export type Notify = (notice: string | Notice) => void;

export const NoticeContext = createContext<Notify | null>(null);

/** Shows a short message at the bottom of the screen: `notify("Saved.")`. */
export function useNotice(): Notify {
  const notify = useContext(NoticeContext);
  if (notify === null) throw new Error("useNotice needs a NoticeProvider above it.");
  return notify;
}
