import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { Suspense } from "react";
import { BrowserRouter } from "react-router-dom";
import { SessionProvider } from "../session/session-provider.tsx";
import { RouteErrorBoundary } from "./route-error-boundary.tsx";
import { SessionGate } from "./session-gate.tsx";
import { theme } from "./theme.ts";

/** What login and app share; everything else loads with the screen that needs it. */
export function App() {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="crewline.theme">
      <CssBaseline enableColorScheme />
      <SessionProvider>
        <BrowserRouter>
          <RouteErrorBoundary>
            <Suspense fallback={null}>
              <SessionGate />
            </Suspense>
          </RouteErrorBoundary>
        </BrowserRouter>
      </SessionProvider>
    </ThemeProvider>
  );
}
