import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import MenuItem from "@mui/material/MenuItem";
import MenuList from "@mui/material/MenuList";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { signOut } from "../../session/tab/sign-out.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { leaving } from "../../ui/unsaved/leaving.ts";
import { wholePage } from "../../ui/unsaved/unsaved-scope.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";
import { mayLeaveWaiting } from "./may-leave-waiting.ts";
import { ThemeChoice } from "./theme-choice.tsx";

declare const HAS_ANALYTICS: boolean;

interface AccountMenuProps {
  /** The button below which the menu opens; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The login, the choice of theme, help with the keys, and the way out. */
export function AccountMenu({ anchor, onClose }: AccountMenuProps) {
  const { companyName } = useOwnProfile();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: { role: "dialog", "aria-label": "Your account", sx: { minWidth: 240 } },
      }}
    >
      <AccountLines />
      <Divider />
      <MenuList autoFocusItem aria-label="Account">
        <ThemeChoice />
        <Divider component="li" role="separator" />
        {HAS_ANALYTICS && <MenuItem onClick={() => void openChoices()}>Privacy choices</MenuItem>}
        {companyName !== null && (
          <MenuItem component={Link} to="/settings?section=keys" onClick={onClose}>
            Keyboard shortcuts
          </MenuItem>
        )}
        <SignOutItem onClose={onClose} />
      </MenuList>
    </Popover>
  );
}

function SignOutItem({ onClose }: Pick<AccountMenuProps, "onClose">) {
  const locale = useLocale();
  const { uid, companyId } = useLogin();
  const leave = async () => {
    onClose();
    if (companyId === null || (await mayLeaveWaiting({ uid, companyId }, locale))) await signOut();
  };
  return <MenuItem onClick={() => leaving.leave(wholePage, () => void leave())}>Sign out</MenuItem>;
}

async function openChoices(): Promise<void> {
  const { changeConsent } = await import("../analytics/start-analytics.tsx");
  changeConsent();
}

function AccountLines() {
  const { email } = useLogin();
  const { displayName, companyName } = useOwnProfile();
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{displayName}</Typography>
      <Typography variant="body2" color="textSecondary">
        {email}
      </Typography>
      {companyName !== null && (
        <Typography variant="body2" color="textSecondary">
          {companyName}
        </Typography>
      )}
    </Box>
  );
}
