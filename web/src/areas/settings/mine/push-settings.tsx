import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { OwnSection } from "./own-section.tsx";
import type { PushSupport } from "./push-browser.ts";
import { PushDeviceList } from "./push-device-list.tsx";
import { usePush } from "./use-push.ts";

const obstacles: Readonly<Record<Exclude<PushSupport, "ready">, string>> = {
  denied:
    "Notifications of this site are blocked. Allow them in the browser: open the site settings beside the address, set Notifications to Allow, then reload. On a phone they are in the system settings of the browser or app.",
  homeScreen:
    "On iPhone and iPad, first add Crewline to the home screen: tap Share, then Add to Home Screen. Open it from there and switch notifications on here.",
  unsupported: "This browser has no push notifications. Try Chrome, Edge, Firefox or Safari.",
};

/** Notifications on the person's devices: on and off here, and the others that get them. */
export function PushSettings() {
  const push = usePush();
  const { support, deviceId, start, stop, isRunning } = push;
  return (
    <OwnSection title="Push" text="The same notifications on your phone or computer.">
      <DataStates result={queryResult(push.listed)} label="your devices">
        {({ publicKey, devices }) => {
          if (publicKey === null) {
            return (
              <Typography color="textSecondary">
                Push is not set up here. Notifications are sent by e-mail.
              </Typography>
            );
          }
          const here = devices.find(({ id }) => id === deviceId);
          const isReady = support === "ready";
          return (
            <>
              <FormProblemAlert problem={push.problem} />
              {push.failure !== null && <Alert severity="error">{push.failure}</Alert>}
              {isReady ? (
                <CheckInput
                  label="Notify me on this device"
                  value={here !== undefined}
                  onChange={(isOn) =>
                    isOn ? void start(publicKey) : here !== undefined && void stop(here.id)
                  }
                  isDisabled={isRunning}
                />
              ) : (
                <Alert severity="info">{obstacles[support]}</Alert>
              )}
              {devices.length > 0 && (
                <PushDeviceList
                  devices={devices}
                  presentId={deviceId}
                  onRemove={(id) => void stop(id)}
                  isRunning={isRunning}
                />
              )}
            </>
          );
        }}
      </DataStates>
    </OwnSection>
  );
}
