import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useEffect, useMemo } from "react";
import { isSignInEnded } from "../../api/sign-in-ended.ts";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { liveCacheOf } from "../../live/live-cache.ts";
import { endLiveReads } from "../../live/end-live-reads.ts";
import { endSignIn } from "../tab/end-sign-in.ts";
import type { Login } from "@crewline/domain/kernel/access/login";
import { asViewed } from "@crewline/domain/rules/access/view-as";
import { useFreshClaims } from "./use-fresh-claims.ts";
import type { OwnProfile } from "./contexts.ts";
import { LoginContext, OwnProfileContext } from "./contexts.ts";
import { keptProfile } from "./kept-profile.ts";

interface LoginProviderProps {
  login: Login;
  children: ReactNode;
}

/**
 * The login for all screens: rights by the current token, names by `user.userInfo`.
 * Screens do not wait for that call, because rights are in the token already. What one person
 * loaded is forgotten before the next one signs in.
 */
export function LoginProvider({ login, children }: LoginProviderProps) {
  useFreshClaims(login);
  // The call is made before the first render; what that one was refused, this one would be, too.
  const { data, error } = useQuery(
    trpc.user.userInfo.queryOptions(undefined, { retryOnMount: false }),
  );
  const isEnded = error !== null && isSignInEnded(error);
  useEffect(() => {
    if (isEnded) void endSignIn();
  }, [isEnded]);

  // The own profile is denied for a moment while rights change, and no screen asks for it again.
  const { issuedAtSeconds } = login;
  useEffect(() => liveCacheOf(queryClient).repeatDenied(issuedAtSeconds), [issuedAtSeconds]);

  useEffect(() => () => void forget(), []);

  const profile = useProfile(login, data?.data);
  const reader = useMemo(() => asViewed(login), [login]);
  return (
    <LoginContext value={reader}>
      <OwnProfileContext value={profile}>{children}</OwnProfileContext>
    </LoginContext>
  );
}

/** The names as the server has them; until it answers, those of the last visit on this device. */
function useProfile(login: Login, answered: OwnProfile | undefined): OwnProfile {
  const { uid, view } = login;
  const isOwn = view === undefined;
  const kept = useMemo(() => (isOwn ? keptProfile.read(uid) : null), [uid, isOwn]);
  const names = answered ?? kept;
  const displayName = names?.displayName || login.displayName || login.email;
  const companyName = names?.companyName ?? null;
  const profile = useMemo(() => ({ displayName, companyName }), [displayName, companyName]);
  const isAnswered = answered !== undefined;
  useEffect(() => {
    if (isAnswered && isOwn) keptProfile.save(uid, profile);
  }, [uid, profile, isAnswered, isOwn]);
  return profile;
}

async function forget(): Promise<void> {
  keptProfile.forget();
  queryClient.clear();
  await endLiveReads();
}
