import { lazyPart } from "../../ui/loading/lazy-part.tsx";

/** The calculation of pay comes with it, so it is fetched only when its tab is opened. */
export const { Part: SelfTestPart } = lazyPart(
  async () => (await import("./self-test.tsx")).SelfTest,
);

/** Second factors, password and address; with the parts of the SDK that only they need. */
export const { Part: SecurityPart } = lazyPart(
  async () => (await import("./security-settings.tsx")).SecuritySettings,
);
