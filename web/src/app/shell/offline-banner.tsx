import Alert from "@mui/material/Alert";
import { useSyncExternalStore } from "react";

/** Says that there is no connection: what is shown may be old, and saving has to wait. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Alert component="output" severity="warning" square>
      You are offline. You see what was loaded last; changes can be saved when the connection is
      back.
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
