import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useSyncExternalStore } from "react";
import { wrappingAction } from "../../ui/wrapping-action.ts";
import { isReleaseReady, startRelease, subscribeToRelease } from "./new-release.ts";
import { registerWorker } from "./register-worker.ts";

/** Offers a newer version once it is on this device; the person decides when to change. */
export function ReleaseBanner() {
  useEffect(registerWorker, []);
  const isReady = useSyncExternalStore(subscribeToRelease, isReleaseReady);
  if (!isReady) return null;
  return (
    <Alert
      role="status"
      severity="info"
      square
      sx={wrappingAction}
      action={
        <Button color="inherit" size="small" onClick={startRelease}>
          Reload now
        </Button>
      }
    >
      A new version is ready. Save what you are typing, then reload.
    </Alert>
  );
}
