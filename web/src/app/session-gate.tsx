import { isLoginPath } from "@crewline/domain/access/menu";
import { createElement, use } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useSessionState } from "../session/use-session.ts";
import { PageOutlet } from "./page-outlet.tsx";
import { LOGIN_PATH, loginPathFor } from "./paths.ts";
import { loadSignedInApp, loadedSignedInApp } from "./signed-in-loader.ts";
import { UnreachablePage } from "./unreachable-page.tsx";
import { usePrefetchWhileTyping } from "./use-prefetch-while-typing.ts";

/**
 * The specification's redirects: a path containing "login" is the login screen; anybody without a
 * user of the identity service is sent there. What the cookies say never opens anything.
 */
export function SessionGate() {
  const location = useLocation();
  const { identity, isSignedOutByChoice, isUnreachable } = useSessionState();
  const isLogin = isLoginPath(location.pathname);
  usePrefetchWhileTyping(isLogin);
  if (isLogin) return <PageOutlet name="login" />;
  if (identity === undefined) return isUnreachable ? <UnreachablePage /> : null;
  if (identity === null) {
    return <Navigate to={isSignedOutByChoice ? LOGIN_PATH : loginPathFor(location)} replace />;
  }
  return createElement(loadedSignedInApp() ?? use(loadSignedInApp()));
}
