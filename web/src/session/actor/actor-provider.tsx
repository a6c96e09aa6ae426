import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { memberSource } from "../../live/members.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { useLive } from "../../live/use-live.ts";
import { CompanyFormats } from "../preferences/company-formats.tsx";
import { CompanyPlan } from "./company-plan.tsx";
import { useLogin } from "./use-login.ts";
import { ActorContext } from "./contexts.ts";

/**
 * The facts about a member that live sources need. A manager's screens wait for the membership,
 * because the rules refuse a query that reaches beyond its locations.
 */
export function ActorProvider({ children }: { children: ReactNode }) {
  const { uid, companyId, role, employeeId } = useLogin();
  const locationIds = useManagedLocations();
  const actor = useMemo<Actor | null>(
    () =>
      companyId === null || role === null || locationIds === undefined
        ? null
        : { uid, companyId, role, employeeId, locationIds },
    [uid, companyId, role, employeeId, locationIds],
  );
  if (locationIds === undefined) return null;
  if (actor === null) return <ActorContext value={null}>{children}</ActorContext>;
  return (
    <ActorContext value={actor}>
      <CompanyPlan actor={actor}>
        <CompanyFormats actor={actor}>{children}</CompanyFormats>
      </CompanyPlan>
    </ActorContext>
  );
}

/** The ids of a manager's locations, null for other roles, undefined while they load. */
function useManagedLocations(): readonly LocationId[] | null | undefined {
  const { uid, companyId, role } = useLogin();
  const isBound = isBoundToLocations(role) && companyId !== null;
  const member = useLive(isBound ? memberSource({ companyId, uid }) : null);
  const data = member.status === "ready" ? member.data : null;
  if (!isBound) return null;
  return member.status === "loading" ? undefined : (data?.locationIds ?? none);
}

const none: readonly LocationId[] = [];
