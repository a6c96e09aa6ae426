import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { useColorScheme } from "@mui/material/styles";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import type { Preferences } from "@crewline/domain/records/users/preferences";
import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { userSource } from "../../live/users.ts";
import { useLive } from "../../live/use-live.ts";
import { TableDensityContext } from "../../ui/tables/table-density.ts";
import {
  forgetSaved,
  isSame,
  keepPreferences,
  keepUnsaved,
  keptPreferences,
  unsavedPreferences,
} from "./kept-preferences.ts";
import { LocaleProvider } from "./locale-provider.tsx";
import type { OwnPreferences } from "./preferences.ts";
import { PreferencesContext } from "./preferences.ts";

interface PreferencesProviderProps {
  uid: UserId;
  /** Whose copy on the device it is; see `userSource`. */
  owner: UserId;
  /** True while product staff view a company. */
  isViewing: boolean;
  children: ReactNode;
}

/**
 * The person's preferences for all screens: those of the last visit until the stored ones are
 * here, and what was just chosen before the server has confirmed it. What a page was left too early
 * for is saved by the next one. While product staff view a company, what they choose holds for this
 * page alone: a view saves nothing. Mount another one for another login.
 */
export function PreferencesProvider({ uid, owner, isViewing, children }: PreferencesProviderProps) {
  const { stored, isLive } = useStored(uid, owner);
  const [chosen, setChosen] = useState(() => unsavedPreferences(uid));
  const [seen, setSeen] = useState(stored);
  // What is stored as it was chosen here may change in another tab from now on.
  if (isLive && seen !== stored) {
    setSeen(stored);
    setChosen(withoutStored(chosen, stored));
  }
  const save = useSave(uid, { isViewing });
  const preferences = useMemo(() => ({ ...stored, ...chosen }), [stored, chosen]);
  useEffect(() => keepPreferences(uid, preferences), [uid, preferences]);
  useTheme(preferences.theme);

  const value: OwnPreferences = {
    preferences,
    companyFormats: deviceFormats,
    save: async (changes) => {
      setChosen((before) => ({ ...before, ...changes }));
      if (isViewing) return true;
      keepUnsaved(uid, changes);
      return save(changes);
    },
  };
  return (
    <PreferencesContext value={value}>
      <LocaleProvider of="person" language={preferences.language} formats={preferences}>
        <TableDensityContext value={preferences.density}>{children}</TableDensityContext>
      </LocaleProvider>
    </PreferencesContext>
  );
}

/** Quick choices are saved one after another: side by side, their writes would refuse each other. */
const inTurn = { id: "preferences" };

/** Saves what is chosen, and at the start what an earlier page did not come to. */
function useSave(
  uid: UserId,
  { isViewing }: { isViewing: boolean },
): (changes: Partial<Preferences>) => Promise<boolean> {
  const { run } = useCommand(trpc.user.savePreferences.mutationOptions({ scope: inTurn }));
  const save = async (changes: Partial<Preferences>) => {
    const isSaved = (await run({ preferences: changes })) !== null;
    if (isSaved) forgetSaved(uid, changes);
    return isSaved;
  };
  const [unsaved] = useState(() => unsavedPreferences(uid));
  const saveLeft = useEffectEvent(() => {
    if (!isViewing && Object.keys(unsaved).length > 0) void save(unsaved);
  });
  useEffect(() => saveLeft(), []);
  return save;
}

function useStored(uid: UserId, owner: UserId): { stored: Preferences; isLive: boolean } {
  const [kept] = useState(() => keptPreferences(uid));
  const user = useLive(userSource(uid, owner));
  const live = user.status === "ready" ? (user.data?.preferences ?? null) : null;
  return { stored: live ?? kept, isLive: live !== null };
}

function withoutStored(chosen: Partial<Preferences>, stored: Preferences): Partial<Preferences> {
  const left = Object.entries(chosen).filter(
    ([name, value]) => !isSame(stored[name as keyof Preferences], value),
  );
  return Object.fromEntries(left);
}

/** Null leaves the browser the theme that it has. */
function useTheme(theme: Preferences["theme"]): void {
  const { mode, setMode } = useColorScheme();
  useEffect(() => {
    if (theme !== null && mode !== undefined && mode !== theme) setMode(theme);
  }, [theme, mode, setMode]);
}
