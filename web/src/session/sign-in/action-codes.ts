import { applyActionCode, checkActionCode, confirmPasswordReset } from "firebase/auth";
import type { ActionMode } from "./action-mode.ts";
import { actionOperations } from "./action-mode.ts";
import { firebaseAuth } from "../firebase/firebase-auth.ts";
import { refreshAccount } from "./verify-email.ts";

/** The address that the link is about; rejects when it is used, too old, or for something else. */
export async function addressOfAction(mode: ActionMode, code: string): Promise<string> {
  const { operation, data } = await checkActionCode(firebaseAuth, code);
  if (operation !== actionOperations[mode] || !data.email) throw wrongKind();
  return data.email;
}

export async function setNewPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(firebaseAuth, code, password);
}

/** Confirms, restores or changes an address; a login that is signed in here is looked up again. */
export async function applyAction(code: string): Promise<void> {
  await applyActionCode(firebaseAuth, code);
  await refreshAccount().catch(() => undefined);
}

function wrongKind(): Error {
  return Object.assign(new Error("The link is for something else."), {
    code: "auth/invalid-action-code",
  });
}
