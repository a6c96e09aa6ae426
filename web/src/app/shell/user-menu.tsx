import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { signOut } from "../../session/sign-out.ts";
import { useViewer } from "../../session/use-viewer.ts";
import { ThemeChoice } from "./theme-choice.tsx";

/** Who is signed in, the choice of theme, and the way out. */
export function UserMenu() {
  const viewer = useViewer();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        edge="end"
        aria-label={`Your account, ${viewer.displayName}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={{ width: 32, height: 32, fontSize: 14, bgcolor: "#fff", color: "#124f2a" }}>
          {initials(viewer.displayName)}
        </Avatar>
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box component="li" role="none" sx={{ px: 2, py: 1, minWidth: 220 }}>
          <Typography sx={{ fontWeight: 600 }}>{viewer.displayName}</Typography>
          <Typography variant="body2" color="textSecondary">
            {viewer.email}
          </Typography>
          {viewer.companyName !== null && (
            <Typography variant="body2" color="textSecondary">
              {viewer.companyName}
            </Typography>
          )}
        </Box>
        <Divider component="li" role="none" />
        <ThemeChoice />
        <Divider component="li" role="none" />
        <MenuItem onClick={() => void signOut()}>Sign out</MenuItem>
      </Menu>
    </>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""];
  return letters.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}
