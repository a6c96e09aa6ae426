import { fetchWithProof } from "../firebase/app-check.ts";
import { browserPort } from "../cookie/browser-port.ts";
import { identityService } from "../firebase/firebase-auth.ts";
import { keptToken } from "../firebase/kept-token.ts";
import { knownProof } from "../cookie/known-proof.ts";
import { sessionCalls } from "../cookie/session-calls.ts";
import { sessionCookies } from "../cookie/session-cookies.ts";
import { sendSessionMessage } from "../cookie/session-messages.ts";
import { SessionStore } from "../machine/session-store.ts";
import { webConfig } from "../firebase/web-config.ts";

/** The session of this tab. */
export const currentSession = new SessionStore({
  auth: identityService,
  calls: sessionCalls(fetchWithProof, browserPort),
  knownProof,
  keptToken,
  cookies: sessionCookies(location.protocol === "https:"),
  sendMessage: sendSessionMessage,
  staffDomain: webConfig.staffDomain,
  nowMs: () => Date.now(),
});
