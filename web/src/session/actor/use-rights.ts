import type { LoginRights } from "@crewline/domain/kernel/access/permissions";
import { use, useMemo } from "react";
import { LacksContext } from "./contexts.ts";
import { useLogin } from "./use-login.ts";

/** What the rights of the signed-in person depend on: their role, and the company's plan. */
export function useRights(): LoginRights {
  const { role, isStaff } = useLogin();
  const lacks = use(LacksContext);
  return useMemo(() => ({ role, isStaff, lacks }), [role, isStaff, lacks]);
}
