import { demoPassword, demoSignIns } from "../../emulators/demo-sign-ins.ts";
import { runSeed } from "../../emulators/run-seed.ts";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";

/** Writes the demo company into the running stack before the test files run side by side. */
export async function setup(): Promise<void> {
  if (!(await isThere())) await runSeed([]);
}

/** The seed makes the sign-ins with the company, so a sign-in proves that the company is there. */
async function isThere(): Promise<boolean> {
  const auth = `http://${stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST}`;
  const answer = await fetch(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: demoSignIns.employee.email, password: demoPassword }),
    },
  );
  return answer.ok;
}
