import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { KioskDevice } from "@crewline/domain/records/kiosks/kiosk-device";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { isTabletOffline } from "@crewline/domain/rules/kiosks/offline-tablets";
import { tabletSentences } from "@crewline/domain/words/locations/tablet-words";
import { KEYS_KEPT_DAYS } from "@crewline/domain/rules/kiosks/unpaired-keys";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { kiosksSource } from "../../live/kiosks.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useNow } from "../../ui/clock/use-now.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { LazyPairTabletDialog } from "./location-parts.ts";
import { Acts } from "../../ui/acts/acts.tsx";

/** The shared tablets of the location, and how to add or to remove one. */
export function TabletList({ location }: { location: LocationRecord }) {
  const result = useLive(kiosksSource(useActor(), location.id));
  const [isPairing, setPairing] = useState(false);
  const [leaving, setLeaving] = useState<KioskDevice | null>(null);
  return (
    <Box component="section" aria-label="Shared tablets" sx={{ mt: 4 }}>
      <Typography variant="h3" gutterBottom>
        Shared tablets
      </Typography>
      <Typography variant="body2" color="textSecondary">
        People clock in and out on a shared tablet with their PIN, also without a connection.
      </Typography>
      <DataStates result={result} label="the tablets">
        {(kiosks) => (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, my: 1 }}>
            {kiosks
              .filter(({ revokedAt }) => revokedAt === null)
              .map((kiosk) => (
                <TabletLine
                  key={kiosk.id}
                  kiosk={kiosk}
                  location={location}
                  onUnpair={() => setLeaving(kiosk)}
                />
              ))}
          </Box>
        )}
      </DataStates>
      <Acts>
        <Button
          variant="outlined"
          disabled={location.status !== "active"}
          onClick={() => setPairing(true)}
        >
          Pair a tablet
        </Button>
      </Acts>
      {isPairing && <LazyPairTabletDialog location={location} onClose={() => setPairing(false)} />}
      {leaving !== null && <UnpairDialog kiosk={leaving} onClose={() => setLeaving(null)} />}
    </Box>
  );
}

interface TabletLineProps {
  kiosk: KioskDevice;
  location: LocationRecord;
  onUnpair: () => void;
}

function TabletLine({ kiosk, location, onUnpair }: TabletLineProps) {
  const locale = useLocale();
  const now = useNow();
  const { timeZone } = location;
  const { name, pairedAt, pairedByName } = kiosk;
  const isOffline = isTabletOffline(kiosk, location, now);
  const state = tabletSentences({ ...kiosk, isOffline }, { timeZone, now }, locale);
  const paired = `Paired ${formatDayTime(pairedAt, timeZone, locale)} by ${pairedByName}.`;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ py: 1, borderBottom: 1, borderColor: "divider", alignItems: "center", gap: 1 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: "center", gap: 1 }}>
          <Typography noWrap>{name}</Typography>
          {isOffline && <StatusChip tone="warning" label="Offline" />}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {[...state, paired].join(" ")}
        </Typography>
      </Box>
      <Acts>
        <Button color="error" aria-label={`Unpair ${name}`} onClick={onUnpair}>
          Unpair
        </Button>
      </Acts>
    </Stack>
  );
}

function UnpairDialog({ kiosk, onClose }: { kiosk: KioskDevice; onClose: () => void }) {
  const unpair = useCommand(trpc.locations.unpairKiosk.mutationOptions());
  const notify = useNotice();
  const handleConfirm = async () => {
    if ((await unpair.run({ kioskId: kiosk.id })) === null) return;
    notify(`${kiosk.name} is unpaired.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Unpair ${kiosk.name}?`}
      text={`No one can punch on this tablet any more. Punches that wait on it are sent if it is paired again within ${KEYS_KEPT_DAYS} days.`}
      confirmLabel="Unpair"
      isDangerous
      onConfirm={handleConfirm}
      isRunning={unpair.isRunning}
      problem={unpair.problem}
      onClose={onClose}
    />
  );
}
