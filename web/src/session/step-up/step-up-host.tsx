import { useSyncExternalStore } from "react";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { stepUpRequests } from "./step-up.ts";

const { Part: StepUpPart } = lazyPart(
  async () => (await import("./step-up-dialog.tsx")).StepUpDialog,
);

/** Shows the dialog that asks the user to prove their identity, whenever a call requires it. */
export function StepUpHost() {
  const request = useSyncExternalStore(stepUpRequests.subscribe, stepUpRequests.present);
  return request === null ? null : <StepUpPart request={request} />;
}
