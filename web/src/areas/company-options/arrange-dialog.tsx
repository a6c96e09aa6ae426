import { z } from "zod/mini";
import Typography from "@mui/material/Typography";
import type { Feature } from "@crewline/domain/kernel/access/features";
import { features } from "@crewline/domain/kernel/access/features";
import { numberOf } from "@crewline/domain/kernel/formats/typed-number";
import { instantBefore } from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { planIds } from "@crewline/domain/records/subscription/plan";
import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import { arrangeSchema } from "@crewline/domain/records/subscription/subscription";
import { featureName, planName } from "@crewline/domain/words/subscription/plan-words";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { ReasonInput } from "../../ui/forms/reason-input.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import type { Tenant } from "./company-list.tsx";

interface ArrangeDialogProps {
  company: Tenant;
  subscription: Subscription;
  onClose: () => void;
}

type Flag = "plan" | "on" | "off";
type Draft = ReturnType<typeof draftOf>;

const inputSchema = z.omit(arrangeSchema, { idempotencyKey: true });

/** Sets plan, trial, features and limits of a company in place of what it pays for. */
export function ArrangeDialog({ company, subscription, onClose }: ArrangeDialogProps) {
  const locale = useLocale();
  const { companyId, name, timeZone } = company;
  const form = useForm({
    suggested: draftOf(subscription, timeZone),
    schema: inputSchema,
    command: useCommand(trpc.companyOptions.arrange.mutationOptions()),
    input: (draft) => ({
      companyId,
      expectedVersion: subscription.version,
      plan: draft.plan === "" ? null : draft.plan,
      trialLastDay: draft.trialLastDay === "" ? null : draft.trialLastDay,
      flags: flagsOf(draft),
      limits: { locations: limitOf(draft.locations), employees: limitOf(draft.employees) },
      reason: draft.reason,
    }),
    saved: `Plan and limits of ${name} changed.`,
    onSaved: async () => {
      onClose();
      await queryClient.invalidateQueries(trpc.companyOptions.pathFilter());
    },
  });
  const { draft, change, errorOf } = form;
  return (
    <EditDialog form={form} title="Plan and limits" submitLabel="Save" onClose={onClose}>
      <Typography color="textSecondary">
        This wins over what {name} pays in the app. It is recorded here and in the company's audit.
      </Typography>
      <SelectInput
        label="Plan"
        value={draft.plan}
        onChange={(plan) => change({ plan })}
        options={[
          { value: "", label: "As paid in the app" },
          ...planIds.map((id) => ({ value: id, label: planName(id, locale) })),
        ]}
      />
      <DayInput
        label="Last day of the trial"
        value={draft.trialLastDay}
        onChange={(trialLastDay) => change({ trialLastDay })}
        error={errorOf("trialLastDay")}
        help="14 days after it, the company is read-only unless it pays."
      />
      {features.map((feature) => (
        <SelectInput
          key={feature}
          label={featureName(feature, locale)}
          value={draft[feature]}
          onChange={(flag) => change({ [feature]: flag })}
          options={flagOptions}
        />
      ))}
      <TextInput
        label="Most locations"
        inputMode="numeric"
        value={draft.locations}
        onChange={(locations) => change({ locations })}
        error={errorOf("limits.locations")}
        help="Empty: as in the plan."
      />
      <TextInput
        label="Most employees"
        inputMode="numeric"
        value={draft.employees}
        onChange={(employees) => change({ employees })}
        error={errorOf("limits.employees")}
        help="Empty: as in the plan."
      />
      <ReasonInput form={form} rows={2} isOneOfSeveral />
    </EditDialog>
  );
}

const flagOptions: readonly { value: Flag; label: string }[] = [
  { value: "plan", label: "As in the plan" },
  { value: "on", label: "On" },
  { value: "off", label: "Off" },
];

function draftOf({ arranged }: Subscription, timeZone: string) {
  const { plan, trialEnd, flags, limits } = arranged;
  const flag = (feature: Feature): Flag => {
    const isOn = flags[feature];
    return isOn === undefined ? "plan" : isOn ? "on" : "off";
  };
  return {
    plan: plan ?? ("" as const),
    trialLastDay: trialEnd === null ? "" : localDateAt(instantBefore(trialEnd, 1), timeZone),
    checklists: flag("checklists"),
    sales: flag("sales"),
    payrollClosing: flag("payrollClosing"),
    locations: limits.locations === null ? "" : String(limits.locations),
    employees: limits.employees === null ? "" : String(limits.employees),
    reason: "",
  };
}

/** Null for an empty field; what is no number has to be refused, and not taken for none. */
function limitOf(typed: string): number | null {
  return typed.trim() === "" ? null : (numberOf(typed) ?? Number.NaN);
}

function flagsOf(draft: Draft): Partial<Record<Feature, boolean>> {
  const set = features.filter((feature) => draft[feature] !== "plan");
  return Object.fromEntries(set.map((feature) => [feature, draft[feature] === "on"]));
}
