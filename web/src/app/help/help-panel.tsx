import type { Area } from "@crewline/domain/kernel/access/area";
import { may } from "@crewline/domain/kernel/access/permissions";
import { closedHelp, helpTexts, screenHelp } from "@crewline/domain/words/help/help-words";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { everyScreenKeys, hasListKeys, keysOfScreen, listKeys } from "../../lists/screen-keys.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useRights } from "../../session/actor/use-rights.ts";
import { KeyTable } from "../../ui/keyboard/keys-dialog.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";

interface HelpPanelProps {
  area: Area;
  onClose: () => void;
}

/** What a screen is for, how to do the main thing there, and its keys. */
export function HelpPanel({ area, onClose }: HelpPanelProps) {
  const login = useLogin();
  const rights = useRights();
  const locale = useLocale();
  const texts = helpTexts(locale);
  // Someone without a company has no role yet, and no screen is closed to them.
  const isClosed = login.role !== null && !may(login, area, "view");
  const sentences = isClosed ? closedHelp(area, locale) : screenHelp(area, login.role, locale);
  const ofLists = hasListKeys(area) ? listKeys : [];
  const ofScreen = isClosed ? [] : [...keysOfScreen(area, rights), ...ofLists];
  return (
    <SidePanel open title={texts.title} onClose={onClose}>
      <Stack sx={{ gap: 1.5 }}>
        {sentences.map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
        {/* Phones have no keys. */}
        <Box sx={keyList}>
          <Typography variant="h3" gutterBottom>
            {texts.keys}
          </Typography>
          <KeyTable keys={[...ofScreen, ...everyScreenKeys]} />
          {login.companyId !== null && (
            <Button component={Link} to="/settings?section=keys" onClick={onClose} sx={{ mt: 1 }}>
              {texts.allKeys}
            </Button>
          )}
        </Box>
      </Stack>
    </SidePanel>
  );
}

/** Long names of keys wrap, so that what they do has room beside them. */
const keyList = {
  display: { xs: "none", sm: "block" },
  mt: 2,
  fontSize: 14,
  "&& th": { whiteSpace: "normal", width: "38%", verticalAlign: "top" },
} as const;
