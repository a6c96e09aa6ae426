import { lazyPart } from "../../ui/lazy-part.tsx";

/** Second factors, password and address; with the parts of the SDK that only they need. */
export const { Part: SecurityPart } = lazyPart(
  async () => (await import("./security-settings.tsx")).SecuritySettings,
);
