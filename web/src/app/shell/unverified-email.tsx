import { useState } from "react";
import { useSessionState } from "../../session/use-session.ts";
import { LazyVerifyEmailBanner } from "./shell-parts.ts";

const KEY = "crewline.verifyLater";

/** The banner for an address that nobody confirmed yet, until the person puts it off. */
export function UnverifiedEmail() {
  const { identity } = useSessionState();
  const [isPutOff, setPutOff] = useState(() => sessionStorage.getItem(KEY) !== null);
  if (!identity || identity.isEmailVerified || identity.email === "" || isPutOff) return null;
  const putOff = () => {
    sessionStorage.setItem(KEY, "1");
    setPutOff(true);
  };
  return <LazyVerifyEmailBanner email={identity.email} onDismiss={putOff} />;
}
