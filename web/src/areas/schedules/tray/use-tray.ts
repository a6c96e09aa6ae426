import { useLogin } from "../../../session/actor/use-login.ts";
import { useKept } from "../../../ui/state/use-kept.ts";

export interface TrayChoice {
  isShown: boolean;
  toggle: () => void;
}

/** Whether templates are shown above the grid, as this person left it on this device. */
export function useTray(): TrayChoice {
  const { uid } = useLogin();
  const [kept, keep] = useKept(`schedule-tray:${uid}`);
  return { isShown: kept !== "", toggle: () => keep(kept === "" ? "shown" : "") };
}
