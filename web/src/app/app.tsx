import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { Suspense } from "react";
import { SessionProvider } from "../session/tab/session-provider.tsx";
import { GuardedRouter } from "./guarded-router.tsx";
import { RouteErrorBoundary } from "./pages/route-error-boundary.tsx";
import { SessionGate } from "./session-gate.tsx";
import { forgetFailedApp } from "./signed-in-loader.ts";
import { theme } from "../ui/page/theme.ts";

/** The parts that login and app share; everything else loads with the screen that needs it. */
export function App() {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="crewline.theme" noSsr>
      <CssBaseline enableColorScheme />
      <SessionProvider>
        <GuardedRouter>
          <RouteErrorBoundary onFault={forgetFailedApp}>
            <Suspense fallback={null}>
              <SessionGate />
            </Suspense>
          </RouteErrorBoundary>
        </GuardedRouter>
      </SessionProvider>
    </ThemeProvider>
  );
}
