import type { WageChangeInput } from "@crewline/domain/records/pay/wage-change";
import type { WageChangePreview } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { Shown } from "../../ui/forms/use-shown-first.ts";
import { useShownFirst } from "../../ui/forms/use-shown-first.ts";
import { useWagePreview } from "./use-wage-preview.ts";

interface NewRate {
  change: WageChangeInput;
}

/** Null for a change that begins later, which has no effect on pay yet. */
type Effect = { preview: WageChangePreview } | { preview: null };

/** Adds a wage change; one from a day that has begun shows first what it changes. */
export function useNewRate(todayOf: (change: WageChangeInput) => string) {
  const preview = useWagePreview();
  const add = useCommand(trpc.wageChanges.add.mutationOptions());
  const effectOf = async ({ change }: NewRate): Promise<Effect | null> => {
    if (change.effectiveDate > todayOf(change)) return { preview: null };
    const found = await preview.run(change);
    return found === null ? null : { preview: found };
  };
  return useShownFirst({
    preview: { ...preview, run: effectOf },
    isWorthShowing: ({ preview: found }) => found !== null && found.impact.weeks.length > 0,
    save: {
      ...add,
      run: ({ input, preview: { preview: found } }: Shown<NewRate, Effect>) =>
        add.run({ ...input, fingerprint: found?.fingerprint ?? null }),
    },
  });
}
