import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { ShownSubscription } from "@crewline/domain/projections/subscription/shown-subscription";
import type { SubscriptionAct } from "@crewline/domain/records/subscription/subscription";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const planDialog = lazyPart(async () => (await import("./plan-dialog.tsx")).PlanDialog);
const actDialog = lazyPart(async () => (await import("./act-dialog.tsx")).ActDialog);

const labels: Readonly<Record<SubscriptionAct, string>> = {
  pause: "Pause",
  resume: "Resume",
  cancel: "Cancel subscription",
  keep: "Keep subscription",
};

interface PlanActionsProps {
  shown: ShownSubscription;
  people: number;
}

/** What an admin can do about the plan; nothing where billing is not configured. */
export function PlanActions({ shown, people }: PlanActionsProps) {
  const [asked, setAsked] = useState<SubscriptionAct | "plan" | null>(null);
  const portal = useCommand(trpc.subscription.openPortal.mutationOptions(), {
    onDone: ({ url }) => window.location.assign(url),
  });
  const { billing, isConfigured, isArranged, status } = shown;
  if (billing === null || !isConfigured) return null;
  const isPaying = billing.isBilled && status !== "cancelled";
  const close = () => setAsked(null);
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mt: 2 }}>
        {!isArranged && (
          <Button variant={isPaying ? "outlined" : "contained"} onClick={() => setAsked("plan")}>
            {isPaying ? "Change plan" : "Choose plan"}
          </Button>
        )}
        {billing.isBilled && (
          <Button variant="outlined" loading={portal.isRunning} onClick={() => void portal.run({})}>
            Card and invoices
          </Button>
        )}
        {billing.acts.map((act) => (
          <Button
            key={act}
            variant="outlined"
            color={act === "cancel" ? "error" : "primary"}
            onClick={() => setAsked(act)}
          >
            {labels[act]}
          </Button>
        ))}
      </Stack>
      <FormProblemAlert problem={portal.problem} />
      {asked === "plan" && (
        <planDialog.Part shown={shown} people={people} isPaying={isPaying} onClose={close} />
      )}
      {asked !== null && asked !== "plan" && <actDialog.Part act={asked} onClose={close} />}
    </>
  );
}
