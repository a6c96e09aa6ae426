import { isLoginPath } from "@crewline/domain/kernel/access/menu";
import { createElement, use, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { askForSession, useGateWay, useSessionState } from "../session/tab/use-session.ts";
import { KioskScreen } from "./kiosk-screen.tsx";
import { PageOutlet } from "./pages/page-outlet.tsx";
import { KIOSK_PATH, LOGIN_PATH, loginPathFor } from "./pages/paths.ts";
import { loadSignedInApp, loadedSignedInApp } from "./signed-in-loader.ts";
import { UnreachablePage } from "./unreachable-page.tsx";
import { usePrefetchWhileTyping } from "./use-prefetch-while-typing.ts";

/**
 * The specification's redirects: a path containing "login" is the login screen, and `gateWay`
 * decides for every other one but the shared tablet's, on which no one is signed in. What the cookies say never opens anything.
 */
export function SessionGate() {
  const location = useLocation();
  const { isSignedOutByChoice } = useSessionState();
  const way = useGateWay();
  const isLogin = isLoginPath(location.pathname);
  usePrefetchWhileTyping(isLogin);
  if (isLogin) return <PageOutlet name="login" />;
  if (location.pathname === KIOSK_PATH) return <KioskScreen />;
  switch (way) {
    case "app":
      return createElement((loadedSignedInApp() ?? use(loadSignedInApp())).SignedInApp);
    case "login":
      return <Navigate to={isSignedOutByChoice ? LOGIN_PATH : loginPathFor(location)} replace />;
    case "signInPage":
      return <SentAway />;
    case "unreachable":
      return <UnreachablePage />;
    case "wait":
      return null;
  }
}

function SentAway() {
  useEffect(askForSession, []);
  return null;
}
