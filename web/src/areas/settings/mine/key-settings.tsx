import { menuFor } from "@crewline/domain/kernel/access/menu";
import { everyScreenKeys, keysOfScreen, listKeys } from "../../../lists/screen-keys.ts";
import { useRights } from "../../../session/actor/use-rights.ts";
import { KeyTable } from "../../../ui/keyboard/keys-dialog.tsx";
import { OwnSection } from "./own-section.tsx";
import Stack from "@mui/material/Stack";

/** The keys of all screens; each screen shows its own with "?". */
export function KeySettings() {
  const rights = useRights();
  const screens = menuFor(rights)
    .map(({ area, label }) => ({ area, label, keys: keysOfScreen(area, rights) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <Stack sx={{ gap: 4 }}>
      <OwnSection title="On every screen">
        <KeyTable keys={everyScreenKeys} />
      </OwnSection>
      <OwnSection
        title="In every list"
        text="Press ? on a screen to see its keys there. Shortcuts are off while you type."
      >
        <KeyTable keys={listKeys} />
      </OwnSection>
      {screens.map(({ area, label, keys }) => (
        <OwnSection key={area} title={`In ${label}`}>
          <KeyTable keys={keys} />
        </OwnSection>
      ))}
    </Stack>
  );
}
