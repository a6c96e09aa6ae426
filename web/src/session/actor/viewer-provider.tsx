import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { isSignInEnded } from "../../api/sign-in-ended.ts";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { endLiveReads } from "../../live/end-live-reads.ts";
import { endSignIn } from "../tab/end-sign-in.ts";
import type { Identity } from "../machine/identity.ts";
import { useFreshClaims } from "./use-fresh-claims.ts";
import type { Viewer } from "./viewer.ts";
import { ViewerContext } from "./viewer.ts";

interface ViewerProviderProps {
  identity: Identity;
  children: ReactNode;
}

/**
 * The person for all screens: rights by the present token, name and company by `user.userInfo`.
 * Screens do not wait for that call, because rights are in the token already. What one person
 * loaded is forgotten before the next one signs in.
 */
export function ViewerProvider({ identity, children }: ViewerProviderProps) {
  useFreshClaims(identity);
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
    uid: identity.uid,
    email: identity.email,
    displayName: profile?.displayName || identity.displayName || identity.email,
    companyId: identity.companyId,
    companyName: profile?.companyName ?? null,
    role: identity.role,
    employeeId: identity.employeeId,
    isStaff: identity.isStaff,
  };
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

async function forget(): Promise<void> {
  queryClient.clear();
  await endLiveReads();
}
