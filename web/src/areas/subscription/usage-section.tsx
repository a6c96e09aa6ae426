import type { UsageDay } from "@crewline/domain/records/subscription/usage-day";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { ChartFrame } from "../../ui/page/chart-frame.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { Section } from "./section.tsx";

const usageBars = lazyPart(async () => (await import("./usage-bars.tsx")).UsageBars);

const HEIGHT = 200;

/** The people who counted on each of the last days. */
export function UsageSection({ usage }: { usage: readonly UsageDay[] }) {
  return (
    <Section title="Usage by day">
      {usage.length === 0 ? (
        <EmptyState title="No days yet" text="Active people are counted every night." />
      ) : (
        <ChartFrame label="Active people by day" height={HEIGHT}>
          <usageBars.Part usage={usage} height={HEIGHT} />
        </ChartFrame>
      )}
    </Section>
  );
}
