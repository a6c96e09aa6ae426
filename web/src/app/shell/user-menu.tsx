import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import MenuList from "@mui/material/MenuList";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { signOut } from "../../session/sign-out.ts";
import { useViewer } from "../../session/use-viewer.ts";
import { ThemeChoice } from "./theme-choice.tsx";

/** Who is signed in, the choice of theme, and the way out. */
export function UserMenu() {
  const { displayName } = useViewer();
  const letters = initials(displayName);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        color="inherit"
        edge="end"
        aria-label={`${letters}: Your account, ${displayName}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={{ width: 32, height: 32, fontSize: 14, bgcolor: "#fff", color: "#124f2a" }}>
          {letters}
        </Avatar>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
          <MenuItem onClick={() => void signOut()}>Sign out</MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}

function AccountLines() {
  const { displayName, email, companyName } = useViewer();
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

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const chosen = [words[0], words.length > 1 ? words.at(-1) : ""];
  return chosen.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}
