import type { ReactNode } from "react";
import { ActsOffContext } from "../../ui/acts/acts-off.ts";
import { useIsViewing } from "./use-login.ts";

/**
 * What a read-only company keeps: the clock, the subscription, the export of its data, a person's
 * own login, and the work of product staff. A view of a company changes nothing of it either.
 */
export function KeptActs({ children }: { children: ReactNode }) {
  return <ActsOffContext value={useIsViewing()}>{children}</ActsOffContext>;
}
