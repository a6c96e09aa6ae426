import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { PushDeviceId } from "@crewline/domain/kernel/ids/record-ids";
import type { RouterOutputs } from "../../../api/trpc.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { FramedList } from "../../../ui/page/framed-list.ts";

interface PushDeviceListProps {
  devices: RouterOutputs["user"]["pushDevices"]["devices"];
  presentId: PushDeviceId | null;
  onRemove: (id: PushDeviceId) => void;
  isRunning: boolean;
}

/** The devices that get notifications, the last used first. */
export function PushDeviceList({ devices, presentId, onRemove, isRunning }: PushDeviceListProps) {
  const locale = useLocale();
  return (
    <FramedList aria-label="Devices with notifications">
      {devices.map(({ id, device, lastUsedAt }) => {
        const used = `Last used ${formatDayTime(lastUsedAt, browserZone(), locale)}`;
        return (
          <li key={id}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                {id === presentId ? `${device} (this device)` : device}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {used}
              </Typography>
            </div>
            <Button
              aria-label={`Remove ${device}, ${used}`}
              onClick={() => onRemove(id)}
              disabled={isRunning}
              sx={{ flexShrink: 0 }}
            >
              Remove
            </Button>
          </li>
        );
      })}
    </FramedList>
  );
}
