/**
 * The actions of links in mail of the identity service: the `mode` of the link's address, and the
 * name of the operation that its code must be for.
 */
export const actionOperations = {
  resetPassword: "PASSWORD_RESET",
  verifyEmail: "VERIFY_EMAIL",
  recoverEmail: "RECOVER_EMAIL",
  verifyAndChangeEmail: "VERIFY_AND_CHANGE_EMAIL",
} as const;

export type ActionMode = keyof typeof actionOperations;

export function isActionMode(mode: string | null): mode is ActionMode {
  return mode !== null && Object.hasOwn(actionOperations, mode);
}
