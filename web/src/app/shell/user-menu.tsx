import Avatar from "@mui/material/Avatar";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { usePhotoUrl } from "../../entities/employees/photo/use-photo-url.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { useOwnProfile } from "../../session/actor/use-own-profile.ts";
import { useOnceTrue } from "../../ui/state/use-once-true.ts";
import { initials } from "../../ui/pictures/initials.ts";
import { LazyAccountMenu, preloadAccountMenu } from "./shell-parts.ts";

/** Who is signed in, and the button that opens the account menu. */
export function UserMenu() {
  const { employeeId } = useLogin();
  const { displayName } = useOwnProfile();
  const photo = usePhotoUrl(employeeId);
  const letters = initials(displayName);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isNeeded = useOnceTrue(anchor !== null);
  return (
    <>
      <Typography
        component="span"
        variant="body2"
        noWrap
        sx={{ display: { xs: "none", md: "inline" }, mx: 1, maxWidth: 200 }}
      >
        {displayName}
      </Typography>
      <IconButton
        color="inherit"
        edge="end"
        aria-label={`${letters}: Your account, ${displayName}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={preloadAccountMenu}
        onFocus={preloadAccountMenu}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar
          alt=""
          {...(photo === null ? {} : { src: photo })}
          sx={{ width: 32, height: 32, fontSize: 14, bgcolor: "#fff", color: "#124f2a" }}
        >
          {letters}
        </Avatar>
      </IconButton>
      {isNeeded && <LazyAccountMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
