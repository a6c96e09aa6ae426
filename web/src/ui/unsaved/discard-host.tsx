import { useSyncExternalStore } from "react";
import { lazyPart, usePreload } from "../lazy-part.tsx";
import { leaving } from "./leaving.ts";

const dialog = lazyPart(async () => (await import("./discard-dialog.tsx")).DiscardDialog);
const preloads = [dialog.preload];

/** Shows the question of a step that would lose unsaved values; once in the app. */
export function DiscardHost() {
  usePreload(preloads);
  const question = useSyncExternalStore(leaving.subscribe, leaving.question);
  return question !== null && <dialog.Part question={question} />;
}
