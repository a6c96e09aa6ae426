import { createRoot } from "react-dom/client";
import { webConfig } from "../../session/firebase/web-config.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { followConsentScript, showConsentScript } from "./consent-script.ts";
import { readConsent, saveConsent } from "./consent.ts";

/**
 * Counts visits where the build names a measurement id and the person agreed: in the operator's
 * consent script if there is one, else in a bar of our own. Without a yes nothing is fetched.
 */
export function startAnalytics(): void {
  if (webConfig.consentScriptUrl !== null) {
    followConsentScript(webConfig.consentScriptUrl, (isAllowed) => void count(isAllowed));
    return;
  }
  const consent = readConsent();
  if (consent === "unasked") showBar();
  else void count(consent === "granted");
}

/** Asks again, so that the user can withdraw consent. */
export function changeConsent(): void {
  if (webConfig.consentScriptUrl === null) showBar();
  else showConsentScript();
}

function showBar(): void {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const decide = (answer: "granted" | "declined") => {
    saveConsent(answer);
    root.unmount();
    place.remove();
    void count(answer === "granted");
  };
  root.render(<ConsentBar onDecide={decide} />);
}

/** The library is fetched with the first yes. */
async function count(isAllowed: boolean): Promise<void> {
  const { countVisits } = await import("./count-visits.ts");
  await countVisits(isAllowed);
}
