import type { ReactNode } from "react";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { companySource } from "../../live/company.ts";
import { useLive } from "../../live/use-live.ts";
import { StandingContext } from "./contexts.ts";

/** Whether the company is in use, as it is at every moment: rights end and come back with it. */
export function StandingProvider({ actor, children }: { actor: Actor; children: ReactNode }) {
  const company = useLive(companySource(actor));
  const standing = company.status === "ready" ? (company.data.standing ?? null) : null;
  return <StandingContext value={standing}>{children}</StandingContext>;
}
