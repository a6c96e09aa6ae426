import { afterEach, beforeEach } from "vitest";

const channels = ["error", "warn"] as const;
const real = { error: console.error, warn: console.warn };
let complaints: string[] = [];

/**
 * A test that expects a message spies on the console itself, which hides the message from this
 * check.
 */
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
