import Button from "@mui/material/Button";
import { useState } from "react";
import { formatDate, formatDayTime } from "@crewline/domain/time/format";
import { wageChangeReasonWords } from "@crewline/domain/wage-changes/wage-change-reason-words";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { browserZone } from "../../pickers/zone-picker.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Facts } from "../../ui/facts.tsx";
import { SidePanel } from "../../ui/side-panel.tsx";
import { useNotice } from "../../ui/use-notice.ts";
import type { WageChangeRow } from "./wage-change-rows.ts";
import { appliesTo, newRate, rateBefore, WageChangeStateChip } from "./wage-change-words.tsx";

interface WageChangePanelProps {
  /** Null closes the panel. */
  row: WageChangeRow | null;
  mayCancel: boolean;
  onClose: () => void;
}

/** One wage change with everything known about it. */
export function WageChangePanel({ row, mayCancel, onClose }: WageChangePanelProps) {
  return (
    <SidePanel open={row !== null} title={row?.employeeName ?? ""} onClose={onClose}>
      {row !== null && (
        <>
          <Facts facts={factsOf(row)} />
          {mayCancel && row.isCancellable && <CancelButton row={row} />}
        </>
      )}
    </SidePanel>
  );
}

function factsOf(row: WageChangeRow) {
  const { change, state } = row;
  return [
    { label: "State", value: <WageChangeStateChip state={state} /> },
    { label: "From", value: formatDate(change.effectiveDate) },
    { label: "Rate an hour", value: newRate(change) },
    { label: "Rate before", value: rateBefore(change) },
    { label: "Applies to", value: appliesTo(row) },
    { label: "Reason", value: wageChangeReasonWords[change.reason] },
    { label: "Note", value: change.note || "–" },
    {
      label: "Added",
      value: `${formatDayTime(change.createdAt, browserZone())} by ${change.createdByName}`,
    },
  ];
}

function CancelButton({ row }: { row: WageChangeRow }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCommand(trpc.wageChanges.cancel.mutationOptions());
  const notify = useNotice();
  const { id: wageChangeId, version: expectedVersion, effectiveDate } = row.change;

  const handleConfirm = async () => {
    if ((await cancel.run({ wageChangeId, expectedVersion })) === null) return;
    setIsAsking(false);
    notify("The wage change is cancelled.");
  };

  return (
    <>
      <Button color="error" variant="outlined" sx={{ mt: 3 }} onClick={() => setIsAsking(true)}>
        Cancel this change
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Cancel this wage change?"
        text={`${row.employeeName} keeps the present rate after ${formatDate(effectiveDate)}. The change stays in the list as cancelled.`}
        confirmLabel="Cancel the change"
        isDangerous
        onConfirm={handleConfirm}
        isRunning={cancel.isRunning}
        problem={cancel.problem}
        onClose={() => {
          setIsAsking(false);
          cancel.clearProblem();
        }}
      />
    </>
  );
}
