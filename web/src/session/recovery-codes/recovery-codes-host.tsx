import { useSyncExternalStore } from "react";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { recoveryCodesRequest } from "./recovery-codes-request.ts";

const { Part: RecoveryCodesPart } = lazyPart(
  async () => (await import("./recovery-codes-dialog.tsx")).RecoveryCodesDialog,
);

/**
 * Makes and shows recovery codes whenever they are asked for. It stays where the screen that asked
 * goes away, as the one does that demands a second factor.
 */
export function RecoveryCodesHost() {
  const isOpen = useSyncExternalStore(recoveryCodesRequest.subscribe, recoveryCodesRequest.isOpen);
  return isOpen ? <RecoveryCodesPart onClose={() => recoveryCodesRequest.close()} /> : null;
}
