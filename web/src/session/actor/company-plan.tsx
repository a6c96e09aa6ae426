import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { ReactNode } from "react";
import { companySource } from "../../live/company.ts";
import { useLive } from "../../live/use-live.ts";
import { LacksContext } from "./contexts.ts";

/** Tells the screens what the company's plan leaves out, as soon as the company is read. */
export function CompanyPlan({ actor, children }: { actor: Actor; children: ReactNode }) {
  const company = useLive(companySource(actor));
  const terms = company.status === "ready" ? company.data.terms : null;
  return <LacksContext value={terms?.lacks ?? nothing}>{children}</LacksContext>;
}

const nothing = [] as const;
