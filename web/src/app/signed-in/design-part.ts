import { lazyPart } from "../../ui/loading/lazy-part.tsx";

export const DESIGN_PATH = "/design";

/** The page of all shared pieces; null in every build but those for the local stack. */
export const DesignPart =
  import.meta.env.MODE === "emulator"
    ? lazyPart(async () =>
        (await import("../../areas/design/load-design-system.ts")).loadDesignSystem(),
      ).Part
    : null;
