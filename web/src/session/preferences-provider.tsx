import { useColorScheme } from "@mui/material/styles";
import { deviceFormats, setPresentFormats } from "@crewline/domain/formats/formats";
import type { Preferences } from "@crewline/domain/users/preferences";
import type { ReactNode } from "react";
import { useEffect, useMemo, useState } from "react";
import { trpc } from "../api/trpc.ts";
import { useCommand } from "../api/use-command.ts";
import { userSource } from "../live/users.ts";
import { useLive } from "../live/use-live.ts";
import { TableDensityContext } from "../ui/table-density.ts";
import { keepPreferences, keptPreferences } from "./kept-preferences.ts";
import type { OwnPreferences } from "./preferences.ts";
import { PreferencesContext } from "./preferences.ts";

interface PreferencesProviderProps {
  uid: string;
  children: ReactNode;
}

/**
 * The person's preferences for all screens: those of the last visit until the stored ones are
 * here, and what was just chosen before the server has confirmed it. Mount it anew for another
 * person.
 */
export function PreferencesProvider({ uid, children }: PreferencesProviderProps) {
  const stored = useStored(uid);
  const [chosen, setChosen] = useState<Partial<Preferences>>({});
  const { run } = useCommand(trpc.user.savePreferences.mutationOptions());
  const preferences = useMemo(() => ({ ...stored, ...chosen }), [stored, chosen]);
  // Before anything below is rendered, which writes its dates and amounts in these formats.
  setPresentFormats(preferences);
  useEffect(() => keepPreferences(uid, preferences), [uid, preferences]);
  useTheme(preferences.theme);

  const value: OwnPreferences = {
    preferences,
    companyFormats: deviceFormats,
    save: async (changes) => {
      setChosen((before) => ({ ...before, ...changes }));
      return (await run({ preferences: changes })) !== null;
    },
  };
  return (
    <PreferencesContext value={value}>
      <TableDensityContext value={preferences.density}>{children}</TableDensityContext>
    </PreferencesContext>
  );
}

function useStored(uid: string): Preferences {
  const [kept] = useState(() => keptPreferences(uid));
  const user = useLive(userSource(uid));
  return (user.status === "ready" ? user.data?.preferences : null) ?? kept;
}

/** Null leaves the browser the theme that it has. */
function useTheme(theme: Preferences["theme"]): void {
  const { mode, setMode } = useColorScheme();
  useEffect(() => {
    if (theme !== null && mode !== undefined && mode !== theme) setMode(theme);
  }, [theme, mode, setMode]);
}
