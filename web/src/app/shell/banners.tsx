import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import Box from "@mui/material/Box";
import { memo, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { tabStore } from "../../device/browser-store.ts";
import { useShownLogin } from "../../session/tab/use-session.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useIsOfflineCopyShown } from "../../ui/loading/offline-copy.ts";
import { isReleaseReady, subscribeToRelease } from "../release/new-release.ts";
import { registerWorker } from "../release/register-worker.ts";
import { ReleaseBanner } from "../release/release-banner.tsx";
import { bannerFor } from "./banner-for.ts";
import { OfflineBanner } from "./offline-banner.tsx";
import { LazyDemoBanner, LazyVerifyEmailBanner, LazyViewBanner } from "./shell-parts.ts";
import { useIsOnline } from "../../ui/state/use-is-online.ts";

const KEY = "crewline.verifyLater";

function OwnViewBanner() {
  const { view } = useLogin();
  return view === undefined ? null : <LazyViewBanner view={view} />;
}

/** One line above the screen for what concerns the whole app, below the one of a demo company. */
export const Banners = memo(function Banners() {
  const { pathname: path, search } = useLocation();
  const login = useShownLogin();
  const { companyId } = useLogin();
  const isOnline = useIsOnline();
  const isCopy = useIsOfflineCopyShown();
  const isReady = useSyncExternalStore(subscribeToRelease, isReleaseReady);
  const [isEmailPutOff, setPutOff] = useState(() => tabStore.read(KEY) !== null);
  useEffect(registerWorker, []);
  const email = login?.email ?? "";
  const banner = bannerFor({
    isOffline: !isOnline || isCopy,
    isReleaseReady: isReady,
    isEmailUnproven: email !== "" && login?.isEmailVerified === false,
    isEmailPutOff,
    path,
    search,
  });
  const putOff = () => {
    tabStore.write(KEY, "1");
    setPutOff(true);
  };
  return (
    <Box className="banners">
      <OwnViewBanner />
      {isDemoCompany(companyId) && <LazyDemoBanner />}
      {banner === "offline" && <OfflineBanner isOnline={isOnline} isCopy={isCopy} />}
      {banner === "release" && <ReleaseBanner />}
      {banner === "email" && (
        <LazyVerifyEmailBanner email={email} onDismiss={path === "/" ? putOff : null} />
      )}
    </Box>
  );
});
