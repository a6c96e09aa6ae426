export const onBoardSteps = ["company", "location", "people", "finish"] as const;
export type OnBoardStep = (typeof onBoardSteps)[number];

/**
 * The first thing that a new company still lacks, so that setting it up can go on at any time and
 * on any device. People may be left out: `wanted` moves to any step that is open already.
 */
export function onBoardStep(
  has: { company: boolean; location: boolean; people: boolean },
  wanted: string | null = null,
): OnBoardStep {
  if (!has.company) return "company";
  if (!has.location) return "location";
  const open = onBoardSteps.find((step) => step === wanted && step !== "company");
  return open ?? (has.people ? "finish" : "people");
}
