import { useSyncExternalStore } from "react";
import { lazyPart, usePreload } from "../loading/lazy-part.tsx";
import { questions } from "../questions/questions.ts";

const dialog = lazyPart(async () => (await import("./question-dialog.tsx")).QuestionDialog);
const preloads = [dialog.preload];

/** Shows what `questions.ask` asks; once in the app. */
export function QuestionHost() {
  usePreload(preloads);
  const question = useSyncExternalStore(questions.subscribe, questions.open);
  return question !== null && <dialog.Part question={question} />;
}
