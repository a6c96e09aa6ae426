import type { Actor } from "@crewline/domain/kernel/access/actor";
import { isReadOnly } from "@crewline/domain/rules/company/standing-after";
import { isStopped } from "@crewline/domain/rules/subscription/terms-of";
import type { ReactNode } from "react";
import { companySource } from "../../live/company.ts";
import { useLive } from "../../live/use-live.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { ActsOffContext } from "../../ui/acts/acts-off.ts";
import { useIsViewing } from "./use-login.ts";
import { LacksContext, ReadOnlyContext } from "./contexts.ts";

/**
 * Tells the screens what the company's plan leaves out, and whether the company is read-only, as
 * soon as the company is read.
 */
export function CompanyPlan({ actor, children }: { actor: Actor; children: ReactNode }) {
  const company = useLive(companySource(actor));
  const now = useNow();
  const { standing, terms } = company.status === "ready" ? company.data : unknown;
  const isStill = isReadOnly(standing) || isStopped(terms, now);
  const isViewing = useIsViewing();
  return (
    <ReadOnlyContext value={isStill}>
      <ActsOffContext value={isStill || isViewing}>
        <LacksContext value={terms?.lacks ?? nothing}>{children}</LacksContext>
      </ActsOffContext>
    </ReadOnlyContext>
  );
}

const unknown = { standing: null, terms: null };
const nothing = [] as const;
