import { provideAuthorization } from "../api/authorization.ts";
import { keptCopy } from "../live/kept-copy.ts";
import { localeOnScreen } from "./preferences/locale-on-screen.ts";
import { appHeaders } from "./firebase/app-check.ts";
import { currentSession } from "./tab/current-session.ts";
import { stepUp } from "./step-up/step-up.ts";

/** Asks both servers who is signed in, and gives every call of the app its proof. Call it once. */
export function startSession(): void {
  provideAuthorization({
    idToken: () => currentSession.idToken(),
    refresh: () => currentSession.refreshClaims(),
    proveAgain: () => stepUp(),
    locale: localeOnScreen,
    appHeaders,
  });
  // Before the screens hear of the change, and read as the member.
  currentSession.subscribe(() => {
    keptCopy.leaveOut(currentSession.state().login?.view?.uid ?? null);
  });
  currentSession.start();
}
