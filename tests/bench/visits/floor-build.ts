import type { Build } from "../../../emulators/start/builds.ts";
import { webBuild } from "../../../emulators/start/builds.ts";

/** Built by the product's bundler, for the emulators of the product's build. */
export const floorBuild: Build = {
  ...webBuild,
  name: "floor",
  title: "minimal application",
  argumentsFor: (output) => ["build", "--outDir", output, "--emptyOutDir"],
  cwd: "tests/bench/floor",
  inputs: ["package-lock.json", "tests/bench/floor", "emulators/demo-sign-ins.ts"],
};
