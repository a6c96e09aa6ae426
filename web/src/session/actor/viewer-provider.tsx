import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { isSignInEnded } from "../../api/sign-in-ended.ts";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { endLiveReads } from "../../live/end-live-reads.ts";
import { endSignIn } from "../tab/end-sign-in.ts";
import type { Login } from "../machine/login.ts";
import { useFreshClaims } from "./use-fresh-claims.ts";
import type { Viewer } from "./viewer.ts";
import { ViewerContext } from "./viewer.ts";

interface ViewerProviderProps {
  login: Login;
  children: ReactNode;
}

/**
 * The person for all screens: rights by the present token, name and company by `user.userInfo`.
 * Screens do not wait for that call, because rights are in the token already. What one person
 * loaded is forgotten before the next one signs in.
 */
export function ViewerProvider({ login, children }: ViewerProviderProps) {
  useFreshClaims(login);
  // The call is made before the first render; what that one was refused, this one would be, too.
  const { data, error } = useQuery(
    trpc.user.userInfo.queryOptions(undefined, { retryOnMount: false }),
  );
  const isEnded = error !== null && isSignInEnded(error);
  useEffect(() => {
    if (isEnded) void endSignIn();
  }, [isEnded]);

  useEffect(() => () => void forget(), []);

  const profile = data?.data;
  const viewer: Viewer = {
    uid: login.uid,
    email: login.email,
    displayName: profile?.displayName || login.displayName || login.email,
    companyId: login.companyId,
    companyName: profile?.companyName ?? null,
    role: login.role,
    employeeId: login.employeeId,
    isStaff: login.isStaff,
  };
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

async function forget(): Promise<void> {
  queryClient.clear();
  await endLiveReads();
}
