import { listKeys } from "../../../lists/list-keys.tsx";
import { scheduleKeys } from "../../../entities/schedules/schedule-keys.ts";
import { KeyTable } from "../../../ui/keyboard/keys-dialog.tsx";
import { OwnSection } from "./own-section.tsx";
import Stack from "@mui/material/Stack";

/** The keys of all screens; each screen shows its own with "?". */
export function KeySettings() {
  return (
    <Stack sx={{ gap: 4 }}>
      <OwnSection title="On every screen">
        <KeyTable
          keys={[["Ctrl + K, Cmd + K", "Go to a person, location, week, screen or setting"]]}
        />
      </OwnSection>
      <OwnSection
        title="In every list"
        text="Press ? on a screen to see its keys there. Shortcuts are off while you type."
      >
        <KeyTable keys={listKeys} />
      </OwnSection>
      <OwnSection title="In the schedule">
        <KeyTable keys={scheduleKeys} />
      </OwnSection>
    </Stack>
  );
}
