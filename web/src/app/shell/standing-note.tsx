import { use } from "react";
import { companySource } from "../../live/company.ts";
import { useLive } from "../../live/use-live.ts";
import { ActorContext } from "../../session/actor/contexts.ts";
import { LazyReadOnlyBanner } from "./shell-parts.ts";

/** A line above every screen of a company that is read-only, as soon as it is and for as long. */
export function StandingNote() {
  const actor = use(ActorContext);
  const company = useLive(actor === null ? null : companySource(actor));
  const standing = company.status === "ready" ? (company.data.standing ?? null) : null;
  return standing === null ? null : <LazyReadOnlyBanner standing={standing} />;
}
