import { useEffect } from "react";
import { PageOutlet } from "./pages/page-outlet.tsx";

/** The shared tablet: starts without a network, as the app does, and needs no sign-in. */
export function KioskScreen() {
  useEffect(() => {
    const leaving = new AbortController();
    void import("./release/keep-tablet-current.ts").then(
      ({ keepTabletCurrent }) => keepTabletCurrent(leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return <PageOutlet name="kiosk" />;
}
