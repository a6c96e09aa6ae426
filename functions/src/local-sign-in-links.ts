import { escapeHtml } from "@crewline/domain/kernel/text/escape-html";
import { z } from "zod/mini";
import { env } from "./platform/env.ts";

const linksSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.url() })),
});
export type SignInLink = z.infer<typeof linksSchema>["oobCodes"][number];

const purposes: Readonly<Record<string, string>> = {
  EMAIL_SIGNIN: "sign in",
  PASSWORD_RESET: "choose a new password",
  VERIFY_EMAIL: "confirm the address",
  VERIFY_AND_CHANGE_EMAIL: "change the address",
};

/** Reads the unused links from the Auth emulator, which mails none of them. */
export async function readSignInLinks(): Promise<SignInLink[]> {
  const { identityToolkitUrl, projectId } = env();
  const { origin } = new URL(identityToolkitUrl);
  const answer = await fetch(`${origin}/emulator/v1/projects/${projectId}/oobCodes`);
  return linksSchema.parse(await answer.json()).oobCodes.toReversed();
}

/** A list of the links; empty if there is none. */
export function signInLinksHtml(links: readonly SignInLink[]): string {
  if (links.length === 0) return "";
  const lines = links.map(({ email, requestType, oobLink }) => {
    const purpose = purposes[requestType] ?? requestType;
    return `<li>${escapeHtml(email)}: <a href="${escapeHtml(oobLink)}">${escapeHtml(purpose)}</a></li>`;
  });
  return `<h2>Sign-in links</h2><ul>${lines.join("")}</ul>`;
}
