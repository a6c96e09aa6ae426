import { use } from "react";
import type { Login } from "@crewline/domain/kernel/access/login";
import { LoginContext } from "./contexts.ts";

/** Who is signed in; only for what is rendered below the signed-in part of the app. */
export function useLogin(): Login {
  const login = use(LoginContext);
  if (login === null) throw new Error("useLogin needs a signed-in login above it.");
  return login;
}
