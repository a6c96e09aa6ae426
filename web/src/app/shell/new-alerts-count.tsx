import { styled } from "@mui/material/styles";
import { use } from "react";
import { alertsSource } from "../../live/alerts.ts";
import { useLive } from "../../live/use-live.ts";
import { ActorProvider } from "../../session/actor/actor-provider.tsx";
import { ActorContext } from "../../session/actor/contexts.ts";

/** More than these are not counted: the menu is on every page, so it reads few documents. */
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
  const alerts = useLive(actor === null ? null : alertsSource(actor, "new", MOST_COUNTED + 1));
  if (alerts.status !== "ready" || alerts.data.length === 0) return null;
  const count = alerts.data.length > MOST_COUNTED ? `${MOST_COUNTED}+` : `${alerts.data.length}`;
  return (
    <Count role="img" aria-label={`${count} new`}>
      {count}
    </Count>
  );
}
