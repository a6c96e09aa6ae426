import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { AccessAct } from "../../records/users/access-change.ts";
import type { Letter } from "./letter.ts";

export const LOGIN_SAFETY = "You get this mail because it is about the safety of your login.";

const acts = {
  recoveryCodesMade: {
    subject: "new recovery codes",
    heading: "New recovery codes",
    text: "New recovery codes were made for your account. The codes from before don't work any more.",
  },
  recoveryCodeUsed: {
    subject: "a recovery code was used",
    heading: "A recovery code was used",
    text: "A recovery code was used to sign in to your account. Your second factor was removed and all other devices were signed out. Add a second factor again.",
  },
} as const satisfies Partial<Record<AccessAct, object>>;

/** Actions on a login by its owner only. */
export type OwnAct = keyof typeof acts;

export function isOwnAct(act: AccessAct): act is OwnAct {
  return Object.hasOwn(acts, act);
}

/** The text for an owner who may not have done it. */
export function recoveryCodesLetter(act: OwnAct): Letter {
  const { subject, heading, text } = acts[act];
  return {
    subject: `Your ${PRODUCT_NAME} login: ${subject}`,
    heading,
    blocks: [
      { kind: "text", text },
      {
        kind: "text",
        text: "If this wasn't you, change your password now and tell an admin of your company.",
      },
      {
        kind: "button",
        label: "Check your sign-in settings",
        path: "/settings?tab=mine&section=security",
      },
    ],
    reason: LOGIN_SAFETY,
  };
}
