import { afterEach, beforeEach } from "vitest";

const channels = ["error", "warn"] as const;
const real = { error: console.error, warn: console.warn };
let complaints: string[] = [];

/** A test that expects a complaint puts its own spy on the console, which hides it from here. */
beforeEach(() => {
  complaints = [];
  for (const channel of channels) {
    console[channel] = (...words: unknown[]) => {
      complaints.push(`console.${channel}: ${words.map(String).join(" ")}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, real);
  if (complaints.length === 0) return;
  throw new Error(`The test said in the console, unexpectedly:\n${complaints.join("\n")}`);
});
