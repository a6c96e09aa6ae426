import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatLongDay, formatTime } from "@crewline/domain/kernel/formats/format-time";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { ReactNode } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import type { KioskFace } from "./desk/kiosk-store.ts";

interface KioskFrameProps {
  title: string;
  /** Null before the tablet knows its location. */
  face: KioskFace | null;
  /** One line at the bottom: the connection, and what waits. */
  status?: ReactNode;
  children: ReactNode;
}

/** The whole screen of the tablet: place and time, the step, the state of the connection. */
export function KioskFrame({ title, face, status, children }: KioskFrameProps) {
  return (
    <Stack sx={{ minHeight: "100dvh", p: { xs: 2, sm: 3 }, gap: 2 }}>
      <Stack
        component="header"
        direction="row"
        sx={{ justifyContent: "space-between", alignItems: "baseline", gap: 2 }}
      >
        <Typography component="p" variant="h3">
          {face === null ? PRODUCT_NAME : `${face.companyName}, ${face.locationName}`}
        </Typography>
        {face !== null && <PlaceTime timeZone={face.timeZone} />}
      </Stack>
      <Stack
        component="main"
        sx={{
          flex: 1,
          alignItems: "center",
          justifyContent: "center",
          gap: { xs: 2, sm: 3 },
          textAlign: "center",
        }}
      >
        <Typography variant="h1" sx={{ fontSize: { xs: 28, sm: 36 } }}>
          {title}
        </Typography>
        {children}
      </Stack>
      <Typography component="footer" role="status" color="textSecondary" align="center">
        {status}
      </Typography>
    </Stack>
  );
}

function PlaceTime({ timeZone }: { timeZone: string }) {
  const locale = useLocale();
  const now = useNow();
  return (
    <Typography component="p" align="right">
      <span style={{ fontSize: 24, fontWeight: 600 }}>{formatTime(now, timeZone, locale)}</span>
      <br />
      {formatLongDay(localDateAt(now, timeZone), locale)}
    </Typography>
  );
}
