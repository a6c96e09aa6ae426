import type { Role } from "../../kernel/access/role.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { PRODUCT_NAME } from "../../kernel/product.ts";
import type { ActOfOthers, OwnAct } from "../../records/users/access-change.ts";

/** What a letter about a login says. */
interface AccessWords {
  subject: string;
  heading: string;
  sentence: string;
  advice: string;
  button: string;
  reason: string;
}

type Act = Omit<AccessWords, "advice" | "button" | "reason">;

interface AccessTexts {
  roles: Readonly<Record<Role, (by: string) => Act>>;
  others: Readonly<Record<ActOfOthers, (by: string) => Act>>;
  own: Readonly<Record<OwnAct, Act>>;
  adviceOfOthers: string;
  adviceOfOwn: string;
  open: string;
  checkSettings: string;
  reason: string;
}

const heading = "Something about your login changed";

const roleChanged = (sentence: string): Act => ({
  subject: `Your ${PRODUCT_NAME} login: your access changed`,
  heading,
  sentence,
});

const texts: InLanguages<AccessTexts> = {
  en: {
    roles: {
      admin: (by) =>
        roleChanged(
          `${by} changed what your login may do. You are now an admin, who runs the company.`,
        ),
      manager: (by) =>
        roleChanged(
          `${by} changed what your login may do. You are now a manager of one or more locations.`,
        ),
      employee: (by) =>
        roleChanged(
          `${by} changed what your login may do. You are now an employee, who sees shifts and clocks in and out.`,
        ),
    },
    others: {
      rightsChanged: (by) => ({
        subject: `Your ${PRODUCT_NAME} login: your access ended`,
        heading,
        sentence: `${by} took your login out of the company. Your worked time and pay stay as they are.`,
      }),
      switchedOff: (by) => ({
        subject: `Your ${PRODUCT_NAME} login: it was switched off`,
        heading,
        sentence: `${by} turned off your login. It can no longer be used to sign in.`,
      }),
      switchedOn: (by) => ({
        subject: `Your ${PRODUCT_NAME} login: it was switched on`,
        heading,
        sentence: `${by} turned your login on again. You can sign in as before.`,
      }),
      signedOut: (by) => ({
        subject: `Your ${PRODUCT_NAME} login: you were signed out`,
        heading,
        sentence: `${by} signed you out on all of your devices.`,
      }),
      secondFactorRemoved: (by) => ({
        subject: `Your ${PRODUCT_NAME} login: the second factor was removed`,
        heading,
        sentence: `${by} removed the second factor of your login. The password alone opens it now.`,
      }),
    },
    own: {
      recoveryCodesMade: {
        subject: `Your ${PRODUCT_NAME} login: new recovery codes`,
        heading: "New recovery codes",
        sentence:
          "New recovery codes were made for your account. The codes from before don't work any more.",
      },
      recoveryCodeUsed: {
        subject: `Your ${PRODUCT_NAME} login: a recovery code was used`,
        heading: "A recovery code was used",
        sentence:
          "A recovery code was used to sign in to your account. Your second factor was removed and all other devices were signed out. Add a second factor again.",
      },
    },
    adviceOfOthers: "If you did not expect this, ask an admin of your company.",
    adviceOfOwn: "If this wasn't you, change your password now and tell an admin of your company.",
    open: `Open ${PRODUCT_NAME}`,
    checkSettings: "Check your sign-in settings",
    reason: "You get this mail because it is about the safety of your login.",
  },
};

/** To the owner of a login: another person changed it. The role is null where none is left. */
export function accessWords(
  { act, role, by }: { act: ActOfOthers; role: Role | null; by: string },
  locale: Pick<Locale, "language">,
): AccessWords {
  const { roles, others, adviceOfOthers: advice, open: button, reason } = inLanguage(texts, locale);
  const write = act === "rightsChanged" && role !== null ? roles[role] : others[act];
  return { ...write(by), advice, button, reason };
}

/** To the owner of a login, who may not have done it. */
export function ownActWords(act: OwnAct, locale: Pick<Locale, "language">): AccessWords {
  const { own, adviceOfOwn: advice, checkSettings: button, reason } = inLanguage(texts, locale);
  return { ...own[act], advice, button, reason };
}
