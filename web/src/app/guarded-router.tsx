import type { ReactNode } from "react";
import { useState } from "react";
import { areaOfPath } from "@crewline/domain/kernel/access/menu";
import type { To } from "react-router-dom";
import {
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from "react-router-dom";
import { loadedPage } from "./pages/area-pages.ts";
import { guardedSteps } from "../ui/unsaved/guarded-history.ts";
import { leaving } from "../ui/unsaved/leaving.ts";
import { wholePage } from "../ui/unsaved/unsaved-scope.ts";
import { shownInTransition } from "./shown-in-transition.ts";

/** The router of the app; whatever changes the address asks before it loses unsaved values. */
export function GuardedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(browserHistory);
  // The history's listener makes the transitions.
  return (
    <HistoryRouter history={history} useTransitions={false}>
      {children}
    </HistoryRouter>
  );
}

/** True for a step to another screen whose code is here. */
function isLoadedScreen(to: To): boolean {
  const path = (typeof to === "string" ? parsePath(to) : to).pathname ?? location.pathname;
  const area = areaOfPath(path)?.area;
  return path !== location.pathname && area !== undefined && loadedPage(area) !== null;
}

function browserHistory() {
  const inner = createBrowserHistory({ v5Compat: true });
  // The history's own getters, such as its location, stay live through the prototype.
  return Object.assign(
    Object.create(inner) as typeof inner,
    guardedSteps(shownInTransition(inner, isLoadedScreen), leaving, wholePage),
  );
}
