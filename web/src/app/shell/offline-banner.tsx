import CloudOffOutlined from "@mui/icons-material/CloudOffOutlined";
import Alert from "@mui/material/Alert";
import { useSyncExternalStore } from "react";
import { useIsOfflineCopyShown } from "../../ui/offline-copy.ts";

/** Says once that there is no connection, or that what is shown comes from this device. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isCopy = useIsOfflineCopyShown();
  if (isOnline && !isCopy) return null;
  return (
    <Alert role="status" severity="warning" icon={<CloudOffOutlined />} square>
      {isOnline ? "The server does not answer." : "You are offline."}{" "}
      {isCopy && "This is the copy from your last visit; it may be out of date."} Changes can be
      saved when the connection is back.
    </Alert>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
