import type { Role } from "../../kernel/access/role.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { AccessAct } from "../../records/users/access-change.ts";
import type { Letter } from "./letter.ts";
import type { OwnAct } from "./recovery-codes-letter.ts";
import { LOGIN_SAFETY } from "./recovery-codes-letter.ts";

/** To the owner of a login: another person changed it. */
export function accessLetter(act: ActOfOthers, role: Role | null, byName: string): Letter {
  const { subject, sentence } = accessWords(act, role, byName);
  return {
    subject,
    heading: "Something about your login changed",
    blocks: [
      { kind: "text", text: sentence },
      { kind: "text", text: "If you did not expect this, ask an admin of your company." },
      { kind: "button", label: `Open ${PRODUCT_NAME}`, path: "/" },
    ],
    reason: LOGIN_SAFETY,
  };
}

type ActOfOthers = Exclude<AccessAct, OwnAct>;
type Words = Record<"subject" | "sentence", string>;

function accessWords(act: ActOfOthers, role: Role | null, by: string): Words {
  if (act !== "rightsChanged" || role === null) return actWords[act](by);
  return {
    subject: `Your ${PRODUCT_NAME} login: your access changed`,
    sentence: roleSentences[role](by),
  };
}

const roleSentences: Readonly<Record<Role, (by: string) => string>> = {
  admin: (by) =>
    `${by} changed what your login may do. You are now an admin, who runs the company.`,
  manager: (by) =>
    `${by} changed what your login may do. You are now a manager of one or more locations.`,
  employee: (by) =>
    `${by} changed what your login may do. You are now an employee, who sees shifts and clocks in and out.`,
};

const actWords: Readonly<Record<ActOfOthers, (by: string) => Words>> = {
  rightsChanged: (by) => ({
    subject: `Your ${PRODUCT_NAME} login: your access ended`,
    sentence: `${by} took your login out of the company. Your worked time and pay stay as they are.`,
  }),
  switchedOff: (by) => ({
    subject: `Your ${PRODUCT_NAME} login: it was switched off`,
    sentence: `${by} turned off your login. It can no longer be used to sign in.`,
  }),
  switchedOn: (by) => ({
    subject: `Your ${PRODUCT_NAME} login: it was switched on`,
    sentence: `${by} turned your login on again. You can sign in as before.`,
  }),
  signedOut: (by) => ({
    subject: `Your ${PRODUCT_NAME} login: you were signed out`,
    sentence: `${by} signed you out on all of your devices.`,
  }),
  secondFactorRemoved: (by) => ({
    subject: `Your ${PRODUCT_NAME} login: the second factor was removed`,
    sentence: `${by} removed the second factor of your login. The password alone opens it now.`,
  }),
};
