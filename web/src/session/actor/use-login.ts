import { use } from "react";
import type { Login } from "@crewline/domain/kernel/access/login";
import { LoginContext } from "./contexts.ts";

/** The login; only for parts below the signed-in part of the app. */
export function useLogin(): Login {
  const login = use(LoginContext);
  if (login === null) throw new Error("useLogin needs a signed-in login above it.");
  return login;
}

/** True while product staff view the company as a member: then nothing can be changed. */
export function useIsViewing(): boolean {
  return useLogin().view !== undefined;
}
