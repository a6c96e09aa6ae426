import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "../../../api/query-client.ts";
import type { RouterOutputs } from "../../../api/trpc.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { DeviceList } from "./device-list.tsx";
import { OwnSection } from "./own-section.tsx";

export type Device = RouterOutputs["user"]["sessions"]["sessions"][number];

const wording = "A device that you sign out here loses access at once.";

/** The devices where the user is signed in, with the buttons that sign them out. */
export function DeviceSettings() {
  const query = useQuery({ ...trpc.user.sessions.queryOptions(), staleTime: 0 });
  return (
    <OwnSection text={wording}>
      <DataStates result={queryResult(query)} label="your devices">
        {({ sessions }) => <Devices devices={sessions} />}
      </DataStates>
    </OwnSection>
  );
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const [leaving, setLeaving] = useState<Device | "others" | null>(null);
  const one = useCommand(trpc.user.endSession.mutationOptions());
  const others = useCommand(trpc.user.endOtherSessions.mutationOptions());
  const notify = useNotice();
  const close = () => {
    one.clearProblem();
    others.clearProblem();
    setLeaving(null);
  };
  const end = async () => {
    if (leaving === null) return;
    const done =
      leaving === "others" ? await others.run({}) : await one.run({ sessionId: leaving.id });
    if (done === null) return;
    close();
    notify(leaving === "others" ? "You are signed out everywhere else." : "Device signed out.");
    await queryClient.invalidateQueries(trpc.user.sessions.queryFilter());
  };
  const name = leaving === null || leaving === "others" ? "" : leaving.device;
  return (
    <>
      <DeviceList devices={devices} onEnd={setLeaving} />
      <div>
        <Button variant="outlined" onClick={() => setLeaving("others")}>
          Sign out everywhere else
        </Button>
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title={leaving === "others" ? "Sign out everywhere else?" : `Sign out ${name}?`}
        text={
          leaving === "others"
            ? "Every other device has to sign in again, including those not in the list. You stay signed in here."
            : "It has to sign in again. If someone else may know your password, change it too."
        }
        confirmLabel="Sign out"
        isDangerous
        onConfirm={end}
        isRunning={one.isRunning || others.isRunning}
        problem={one.problem ?? others.problem}
        onClose={close}
      />
    </>
  );
}
