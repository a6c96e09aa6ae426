import { areaOfPath } from "@crewline/domain/kernel/access/menu";
import { may } from "@crewline/domain/kernel/access/permissions";
import { useLocation } from "react-router-dom";
import { useLogin } from "../../session/actor/use-login.ts";
import { PageOutlet } from "../pages/page-outlet.tsx";
import { ForbiddenPage } from "./forbidden-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** The area of the current path, behind the same table that the server asks. */
export function AreaOutlet() {
  const login = useLogin();
  const item = areaOfPath(useLocation().pathname);
  if (item === null) return <NotFoundPage />;
  if (!may(login, item.area, "view")) return <ForbiddenPage label={item.label} />;
  return <PageOutlet name={item.area} />;
}
