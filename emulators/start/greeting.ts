import { demoPassword, demoSignIns } from "../demo-sign-ins.ts";

/** The text that the terminal shows once everything runs. */
export function greeting(url: string): string {
  const rows = Object.values(demoSignIns).map(
    ({ title, email }) => `    ${title.padEnd(14)} ${email}`,
  );
  return [
    "",
    `  Crewline runs at ${url}`,
    "",
    `  Sign in with the password ${demoPassword} as`,
    ...rows,
    "",
    `  E-mail is not sent from here: it is told below and shown at ${url}/outbox`,
    "",
    "  Ctrl-C stops everything and keeps the data; npm start -- --fresh starts over.",
    "",
  ].join("\n");
}
