import { areaOfPath } from "@crewline/domain/kernel/access/menu";
import { may } from "@crewline/domain/kernel/access/permissions";
import { useLocation } from "react-router-dom";
import { usePreferences } from "../../session/preferences/preferences.ts";
import { useViewer } from "../../session/actor/use-viewer.ts";
import { PageOutlet } from "../page-outlet.tsx";
import { ForbiddenPage } from "./forbidden-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** The area of the present path, behind the same table that the server asks. */
export function AreaOutlet() {
  const viewer = useViewer();
  // A page that stands is rendered anew when the formats of its dates and amounts change.
  usePreferences();
  const item = areaOfPath(useLocation().pathname);
  if (item === null) return <NotFoundPage />;
  if (!may(viewer, item.area, "view")) return <ForbiddenPage label={item.label} />;
  return <PageOutlet name={item.area} />;
}
