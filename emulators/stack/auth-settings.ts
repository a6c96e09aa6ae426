import { host, ports } from "../ports.ts";
import { stackEnvironment } from "./stack-environment.ts";

/**
 * Makes the Auth emulator hide which addresses have an account, as real projects do: by default it
 * reveals them, and the product would give other answers than in production.
 */
export async function hideAccounts(): Promise<void> {
  const project = stackEnvironment.GCLOUD_PROJECT;
  const answer = await fetch(
    `http://${host}:${ports.auth}/emulator/v1/projects/${project}/config`,
    {
      method: "PATCH",
      headers: { "Content-Type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    },
  );
  if (!answer.ok) throw new Error(`The Auth emulator kept its settings: ${await answer.text()}`);
}
