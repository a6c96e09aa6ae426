import type { HintedArea } from "@crewline/domain/records/users/hints";
import { helpTexts, screenHelp } from "@crewline/domain/words/help/help-words";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useLocale } from "../../locale/use-locale.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { usePreferences } from "../../session/preferences/preferences.ts";
import { useFocusWhenGone } from "../../ui/keyboard/use-focus-when-gone.ts";
import { wrappingAction } from "../../ui/page/wrapping-action.ts";

/**
 * Says on the first visit what a screen is for and what to do first, on a phone the latter alone,
 * until the person has read it on one of their devices.
 */
export function ScreenHint({ area }: { area: HintedArea }) {
  const { preferences, save } = usePreferences();
  const { role } = useLogin();
  const locale = useLocale();
  const texts = helpTexts(locale);
  const [purpose, mainAct] = screenHelp(area, role, locale);
  useFocusWhenGone();
  const hide = (hints: HintedArea[]) => void save({ hints });
  return (
    <Alert
      severity="info"
      square
      sx={{ ...wrappingAction, py: 0 }}
      action={
        <>
          <Button
            color="inherit"
            size="small"
            onClick={() => hide(preferences.hints.filter((one) => one !== area))}
          >
            {texts.gotIt}
          </Button>
          <Button color="inherit" size="small" onClick={() => hide([])}>
            {texts.hideHints}
          </Button>
        </>
      }
    >
      <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
        {`${purpose ?? ""} `}
      </Box>
      {mainAct}
    </Alert>
  );
}
