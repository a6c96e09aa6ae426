import Button from "@mui/material/Button";
import { FramedList } from "../../../ui/page/framed-list.ts";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import type { Device } from "./device-settings.tsx";

interface DeviceListProps {
  devices: readonly Device[];
  onEnd: (device: Device) => void;
}

export function DeviceList({ devices, onEnd }: DeviceListProps) {
  const locale = useLocale();
  return (
    <FramedList aria-label="Signed-in devices">
      {devices.map((device) => (
        <li key={device.id}>
          <div>
            <Typography sx={{ fontWeight: 600 }}>{device.device}</Typography>
            <Typography variant="body2" color="textSecondary">
              {usesOf(device, locale)}
            </Typography>
          </div>
          {device.isCurrent ? (
            <StatusChip tone="good" label="This device" />
          ) : (
            <Button
              aria-label={`Sign out ${device.device}, ${usesOf(device, locale)}`}
              onClick={() => onEnd(device)}
              sx={{ flexShrink: 0 }}
            >
              Sign out
            </Button>
          )}
        </li>
      ))}
    </FramedList>
  );
}

/** Rounded to the hour, the precision of the data. */
function usesOf({ firstUsedAt, lastUsedAt }: Device, locale: Locale): string {
  const zone = browserZone();
  const since = `Signed in about ${formatDayTime(firstUsedAt, zone, locale)}`;
  return lastUsedAt === firstUsedAt
    ? since
    : `${since}, used about ${formatDayTime(lastUsedAt, zone, locale)}`;
}
