import { use } from "react";
import type { Location } from "react-router-dom";
import { useLocation } from "react-router-dom";
import type { Feature } from "@crewline/domain/kernel/access/features";
import type { StoredCompany } from "@crewline/domain/rules/company/stored-company";
import { GRACE_DAYS } from "@crewline/domain/records/subscription/plan";
import { isStopped } from "@crewline/domain/rules/subscription/terms-of";
import { instantBefore } from "@crewline/domain/kernel/time/instant";
import { companySource } from "../../live/company.ts";
import { useLive } from "../../live/use-live.ts";
import { ActorContext } from "../../session/actor/contexts.ts";
import { useLack } from "../../session/actor/use-lack.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import type { ScreenNote } from "./read-only-banner.tsx";
import { LazyReadOnlyBanner } from "./shell-parts.ts";

const GRACE_MILLIS = GRACE_DAYS * 86_400_000;

/** The feature that the reader lacks for the edits of a screen, by its address; null for none. */
function useLackedHere({ pathname, search }: Pick<Location, "pathname" | "search">) {
  const checklists = useLack("templates", "edit");
  const payrollClosing = useLack("reports", "close");
  const sales = useLack("reports", "enterSales");
  if (pathname === "/templates") return checklists;
  if (pathname !== "/reports") return null;
  const report = new URLSearchParams(search).get("report");
  if (report === null) return payrollClosing;
  return report === "sales" ? sales : null;
}

/** A line above the screens of a company that is read-only, or soon will be, for as long. */
export function StandingNote() {
  const actor = use(ActorContext);
  const company = useLive(actor === null ? null : companySource(actor));
  const managesIt = useMay("subscription", "manage");
  const lacked = useLackedHere(useLocation());
  const now = useNow();
  if (company.status !== "ready") return null;
  const note = noteOf(company.data, { lacked, now, managesIt });
  if (note === null) return null;
  return <LazyReadOnlyBanner note={note} zone={company.data.timeZone} managesIt={managesIt} />;
}

interface Screen {
  lacked: Feature | null;
  now: string;
  /** True for readers who can pay: they are told before the company is read-only. */
  managesIt: boolean;
}

function noteOf({ standing, terms }: StoredCompany, screen: Screen): ScreenNote | null {
  if (standing) return { kind: "standing", standing };
  const stop = terms?.stop ?? null;
  const stopped = isStopped(terms, screen.now);
  if (stop !== null && (stopped || (screen.managesIt && isNear(stop.at, screen.now)))) {
    return { kind: "stop", stop, isStopped: stopped };
  }
  return screen.lacked === null ? null : { kind: "lack", feature: screen.lacked };
}

/** True from the beginning of the grace on, not while a trial still runs. */
function isNear(at: string, now: string): boolean {
  return instantBefore(at, GRACE_MILLIS) <= now;
}
