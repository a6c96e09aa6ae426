import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../paths.ts";

const names = ["SESSION_SECRET"];

/**
 * Creates the missing secrets of the local functions, in a file that git ignores and a deploy
 * omits. Without it the Functions emulator would ask the cloud for each of them.
 */
export function writeLocalSecrets(file = inRoot("functions", ".secret.local")): void {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const missing = names.filter((name) => !new RegExp(`^${name}=.`, "m").test(text));
  if (missing.length === 0) return;
  const kept = text === "" || text.endsWith("\n") ? text : `${text}\n`;
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString("base64url")}\n`);
  writeFileSync(file, kept + lines.join(""), { mode: 0o600 });
}
