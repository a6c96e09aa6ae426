import { areaOfPath } from "@crewline/domain/kernel/access/menu";
import { may } from "@crewline/domain/kernel/access/permissions";
import type { Area } from "@crewline/domain/kernel/access/area";
import { useLocation } from "react-router-dom";
import { useIsViewing, useLogin } from "../../session/actor/use-login.ts";
import { KeptActs } from "../../session/actor/kept-acts.tsx";
import { usePreferences } from "../../session/preferences/preferences.ts";
import { LazyScreenHint } from "../shell/shell-parts.ts";
import { PageOutlet } from "../pages/page-outlet.tsx";
import { DESIGN_PATH, DesignPart } from "./design-part.ts";
import { ForbiddenPage } from "./forbidden-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** What product staff do to companies, and what a read-only company pays. */
const keptAreas: ReadonlySet<Area> = new Set(["users", "companyOptions", "subscription"]);

/** The area of the current path, behind the same table that the server asks. */
export function AreaOutlet() {
  const login = useLogin();
  const { pathname } = useLocation();
  const item = areaOfPath(pathname);
  if (import.meta.env.MODE === "emulator" && DesignPart !== null && pathname === DESIGN_PATH)
    return <DesignPart />;
  if (item === null) return <NotFoundPage />;
  if (!may(login, item.area, "view")) return <ForbiddenPage label={item.label} area={item.area} />;
  const page = <PageOutlet name={item.area} />;
  return (
    <>
      <FirstVisit area={item.area} />
      {keptAreas.has(item.area) ? <KeptActs>{page}</KeptActs> : page}
    </>
  );
}

function FirstVisit({ area }: { area: Area }) {
  const { hints } = usePreferences().preferences;
  // Product staff who view a company as a member know its screens.
  const isViewing = useIsViewing();
  const hinted = hints.find((one) => one === area);
  return hinted === undefined || isViewing ? null : <LazyScreenHint key={hinted} area={hinted} />;
}
