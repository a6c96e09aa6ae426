import { styled } from "@mui/material/styles";
import { use } from "react";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { countTexts } from "@crewline/domain/records/summaries/waiting";
import { alertsSource } from "../../live/alerts.ts";
import { companyWorkSource } from "../../live/company-work.ts";
import { openWorkSource } from "../../live/open-work.ts";
import { useLive, useLiveAll } from "../../live/use-live.ts";
import { ActorProvider } from "../../session/actor/actor-provider.tsx";
import { ActorContext } from "../../session/actor/contexts.ts";

/** More than these are shown as so many and more. */
const MOST_COUNTED = 5;

const Count = styled("span")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: "absolute",
    left: 12,
    top: -6,
    minWidth: 18,
    padding: "0 4px",
    borderRadius: 9,
    fontSize: "0.6875rem",
    fontWeight: 700,
    lineHeight: "18px",
    textAlign: "center",
    color: palette.error.contrastText,
    backgroundColor: palette.error.main,
  };
});

/** The number of new alerts at the menu's Alerts; nothing without any. */
export function NewAlertsCount() {
  return (
    <ActorProvider>
      <CountForActor />
    </ActorProvider>
  );
}

/** The menu is also there for product staff without a company, who have no alerts. */
function CountForActor() {
  const actor = use(ActorContext);
  if (actor === null) return null;
  if (actor.role === "admin") return <CountOfCompany actor={actor} />;
  if (actor.role === "manager") return <CountOfLocations actor={actor} />;
  return <CountOfOwn actor={actor} />;
}

/** Of admins: one document counts all. */
function CountOfCompany({ actor }: { actor: Actor }) {
  const work = useLive(companyWorkSource(actor));
  return <Counted count={work.status === "ready" ? countTexts(work.data?.alerts ?? {}) : 0} />;
}

/** Of managers: the open work of each location, which their Home reads anyway. */
function CountOfLocations({ actor }: { actor: Actor }) {
  const results = useLiveAll((actor.locationIds ?? []).map((id) => openWorkSource(actor, id)));
  const works = results.flatMap((one) => (one.status === "ready" ? (one.data ?? []) : []));
  const count = works.reduce((sum, { waiting }) => sum + countTexts(waiting.alerts), 0);
  return <Counted count={count} />;
}

/** Of employees: the few alerts that tell them about themselves. */
function CountOfOwn({ actor }: { actor: Actor }) {
  const alerts = useLive(alertsSource(actor, "new", MOST_COUNTED + 1));
  return <Counted count={alerts.status === "ready" ? alerts.data.length : 0} />;
}

function Counted({ count }: { count: number }) {
  if (count === 0) return null;
  const text = count > MOST_COUNTED ? `${MOST_COUNTED}+` : `${count}`;
  return (
    <Count role="img" aria-label={`${text} new`}>
      {text}
    </Count>
  );
}
