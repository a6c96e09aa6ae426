import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { Suspense, lazy, useEffect } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { isActionMode } from "../../session/sign-in/action-mode.ts";
import type { Login } from "@crewline/domain/kernel/access/login";
import { isSignInLink } from "../../session/sign-in/sign-in-methods.ts";
import { useSessionState } from "../../session/tab/use-session.ts";
import { useOnceTrue } from "../../ui/state/use-once-true.ts";
import { ChallengeScreen } from "./challenge-screen.tsx";
import { LoginScreen } from "./login-screen.tsx";
import { loginSearch } from "./login-view.ts";
import { SignedInAlready } from "./signed-in-already.tsx";
import { useAttempt } from "./use-attempt.ts";
import { wantedPath } from "./wanted-path.ts";

const ActionScreen = lazy(async () => {
  const { ActionScreen: screen } = await import("./action-screen.tsx");
  return { default: screen };
});

const InvitationScreen = lazy(async () => {
  const { InvitationScreen: screen } = await import("./invitation-screen.tsx");
  return { default: screen };
});

/** The screen that the address asks for: an invitation, the link of a mail, or to sign in. */
export function LoginPage() {
  const [search] = useSearchParams();
  useEffect(() => {
    document.title = `Sign in · ${PRODUCT_NAME}`;
  }, []);
  const invitation = search.get("invitation");
  const mode = search.get("mode");
  if (invitation !== null) {
    return (
      <Suspense fallback={null}>
        <InvitationScreen token={invitation} proof={search.get("proof")} />
      </Suspense>
    );
  }
  if (isActionMode(mode)) {
    return (
      <Suspense fallback={null}>
        <ActionScreen mode={mode} code={search.get("oobCode") ?? ""} />
      </Suspense>
    );
  }
  return <SignInPage />;
}

const LOGIN_PATH = "/login";

/** After a recovery code the next step is another second factor, whatever path was requested. */
const recoveredSearch = String(
  new URLSearchParams({ callbackUrl: "/settings?tab=mine&section=security&recovered=1" }),
);

/** Redirects as soon as user and session are loaded. */
function SignInPage() {
  const [search] = useSearchParams();
  const isCompletingLink = isSignInLink(location.href);
  const attempt = useAttempt(isCompletingLink ? "link" : "account");
  const navigate = useNavigate();
  const { login, status, error } = useSessionState();
  const isSignedIn = login && status === "authenticated" && !attempt.isRunning;
  const hasTried = useOnceTrue(attempt.isRunning);
  if (isSignedIn) return <WayOn login={login} hasTried={hasTried} />;
  const isArriving = Boolean(login) && status === "loading";
  const { challenge } = attempt;
  const isRefused = challenge?.isMet === true && error !== null && !isArriving;
  if (challenge !== null && !isRefused) {
    const leave = () => {
      attempt.leaveChallenge();
      // A link works once; what follows is a new sign-in.
      if (isCompletingLink) void navigate({ search: loginSearch("signIn", search) });
    };
    const goOnRecovered = () => {
      void navigate({ search: recoveredSearch }, { replace: true });
      attempt.meetChallenge();
    };
    return (
      <ChallengeScreen
        attempt={attempt}
        challenge={challenge}
        onLeave={leave}
        onRecovered={goOnRecovered}
      />
    );
  }
  return (
    <LoginScreen
      attempt={isArriving ? { ...attempt, isRunning: true } : attempt}
      isCompletingLink={isCompletingLink}
    />
  );
}

/** Redirects at once, or asks a user who is already signed in and opened another path. */
function WayOn({ login, hasTried }: { login: Login; hasTried: boolean }) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const next = nextPath(login, search);
  const isPassing = hasTried || pathname === LOGIN_PATH || search.has("callbackUrl");
  if (isPassing) return <Navigate to={next} replace />;
  return <SignedInAlready email={login.email} next={next} />;
}

function nextPath(
  login: { companyId: CompanyId | null; isStaff: boolean },
  search: URLSearchParams,
): string {
  if (login.companyId === null && !login.isStaff) return "/on-board";
  return wantedPath(search, location.origin);
}
