import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import type { AccessFacts } from "../../rules/violations/access-facts.ts";
import { lackTexts } from "../subscription/lack-texts.ts";
import type { Sentences } from "./sentences.ts";

const sentences: InLanguages<Sentences<AccessFacts>> = {
  en: {
    alreadyMember: ({ companyName }) => `This login already belongs to ${companyName}.`,
    emailUnproven: () => "Confirm your e-mail address first.",
    noCompanyDomain: ({ email }) => `${email} is at a public mail provider. Use a company address.`,
    joinRequestDecided: ({ who, by }) => `${by} has already decided the request of ${who}.`,
    demoCompany: () => "This is a demo company, so no one can be invited.",
    notDemo: () => "This is not a demo company, so it can't be deleted here.",
    companyReadOnly: () =>
      "Your company is read-only at present: you can look at everything and clock in and out, but not change anything else.",
    wrongCompanyState: ({ state }) =>
      ({
        inUse: "This company is in use, so there is nothing to take back.",
        suspended: "This company is suspended already.",
        deleted: "This company is deleted. Restore it first.",
      })[state],
    demoHasNoStanding: () =>
      "This is a demo company. Its owner deletes it, or it goes by itself after its last day.",
    dataJobRunning: () => "A data job of this company is running. Wait until it is done.",
    dryRunFirst: () =>
      "Run it as a dry run first and look at the result. Only what a dry run of the last 24 hours found can be applied.",
    planLacks: ({ feature }) => lackTexts.en[feature],
    limitReached: ({ what, limit }, locale) =>
      ({
        locations: `Your plan allows at most ${formatCount(limit, locale)} locations. Archive one, or have an admin change the plan under Subscription.`,
        employees: `Your plan allows at most ${formatCount(limit, locale)} employees. An admin can change the plan under Subscription.`,
      })[what],
    wrongSubscriptionState: ({ status }) =>
      ({
        none: "There is no paid plan. Choose a plan first.",
        trialing: "This is a trial. Choose a plan first.",
        active: "The subscription is active already.",
        pastDue: "A payment is missing. Pay the open invoice first.",
        paused: "The subscription is paused. Resume it first.",
        cancelled: "The subscription is over. Choose a plan to start again.",
      })[status],
    billingNotSetUp: () => "Billing is not configured here. Plans are arranged with our team.",
    billingUnreachable: () => "The payment provider did not answer. Try again in a minute.",
    billingDetailRefused: () =>
      "The payment provider did not accept the billing details. Correct them, then try again.",
    invitationInvalid: () => "This invitation is no longer valid. Ask for a new one.",
    invitationAccepted: ({ who }) =>
      `${who} has accepted already, so there is no invitation to take back. Remove the access instead.`,
    notInvited: ({ who }) => `${who} has no open invitation.`,
    invitationOtherEmail: ({ email }) =>
      `This invitation is for ${email}. Sign in with that e-mail address.`,
    lastAdmin: () =>
      "This is the company's only admin who can sign in. Make someone else an admin first.",
    ownLogin: () => "This is your own login. Ask a colleague to do this.",
    mergeOfStaff: () => "The login of product staff cannot be merged.",
    mergeUnproven: () =>
      "The login that stays must be switched on and have a verified e-mail address.",
    mergeWithoutCompany: () => "This login belongs to no company, so there is nothing to pass on.",
    inviterGone: () =>
      "The person who sent this invitation no longer has the rights that it gives. An admin of the company has to invite the person again.",
    noRecordOfAddress: ({ email }) =>
      `No employee of this company has the address ${email}. An admin of the company adds it in Employees first.`,
    viewingOnly: () =>
      "You are viewing the company as a member, so you cannot change or export anything. Stop viewing first.",
    viewOfStaff: () => "You cannot view as product staff. Choose a member of a customer's company.",
    viewWithoutCompany: () => "This login belongs to no company, so there is nothing to view.",
    viewOfSwitchedOff: () => "This login is switched off. Switch it on before you view as it.",
    viewOfDeleted: () =>
      "This company is deleted. Restore it in Company Options before you view it.",
    viewUnproven: () =>
      "This company asks its admins for a second factor. Sign in with yours before you view as an admin.",
    adminUnproven: () =>
      "An admin needs a login that is switched on and an e-mail address that was verified.",
    roleNeedsRecord: () =>
      "This person has no employee record. An admin of the company adds one first.",
    ownSession: () => "This is the device that you use. Sign out here instead.",
    recentSignInRequired: () => "Confirm that it is you by signing in again, then repeat this.",
    secondFactorRequired: () =>
      "Your company asks its admins for a second factor. Set one up, or sign in again with it.",
    ownSecondFactorMissing: () =>
      "Set up a second factor for yourself and sign in with it first, so that no one is locked out.",
    // One sentence for all: it reveals nothing to strangers about the account, its factors or its
    // codes.
    recoveryRefused: () =>
      "This recovery code did not work. Check the code and use each code only once.",
    recoveryNeedsFactor: () =>
      "Recovery codes go with a second factor. Add one, or sign in with yours, then make the codes.",
    recoveryCodesReplaced: () => "Newer recovery codes exist. Create new ones to replace them.",
    kioskNotPaired: () => "This tablet is not paired. Ask an admin for a pairing code.",
    pairingCodeInvalid: () =>
      "This code doesn't work. Codes work once, for 10 minutes. Ask an admin for a new one.",
    // One sentence for every reason: it reveals nothing about who has which PIN.
    pushNotSetUp: () => "Push notifications are not set up. Notifications are sent by e-mail.",
    notPushService: () =>
      "This browser uses a push service that is not supported. Try Chrome, Edge, Firefox or Safari.",
    pinUnknown: () => "This PIN doesn't work here. Try again, or ask your manager for a new one.",
  },
};

/** Refusals about logins, invitations and second factors. */
export function accessMessages(locale: Locale): Sentences<AccessFacts> {
  return inLanguage(sentences, locale);
}
