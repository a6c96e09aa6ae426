import { features } from "../../kernel/access/features.ts";
import { subscriptionStatuses } from "../../records/subscription/subscription.ts";
import type { AccessFacts } from "../../rules/violations/access-facts.ts";

/** The facts of the refusals about logins, invitations, tablets and companies. */
export const accessRefusals: { readonly [C in keyof AccessFacts]: readonly AccessFacts[C][] } = {
  alreadyMember: [{ companyName: "Harbor Coffee" }],
  emailUnproven: [{}],
  noCompanyDomain: [{ email: "ana@mail.example" }],
  joinRequestDecided: [{ who: "Ana", by: "Olivia" }],
  demoCompany: [{}],
  notDemo: [{}],
  companyReadOnly: [{}],
  wrongCompanyState: [{ state: "inUse" }, { state: "suspended" }, { state: "deleted" }],
  demoHasNoStanding: [{}],
  planLacks: features.map((feature) => ({ feature })),
  limitReached: [
    { what: "locations", limit: 3 },
    { what: "employees", limit: 50 },
  ],
  wrongSubscriptionState: subscriptionStatuses.map((status) => ({ status })),
  billingNotSetUp: [{}],
  billingUnreachable: [{}],
  invitationInvalid: [{}],
  invitationAccepted: [{ who: "Ana" }],
  notInvited: [{ who: "Ana" }],
  invitationOtherEmail: [{ email: "ana@harbor.example" }],
  lastAdmin: [{}],
  ownLogin: [{}],
  adminUnproven: [{}],
  roleNeedsRecord: [{}],
  ownSession: [{}],
  recentSignInRequired: [{}],
  secondFactorRequired: [{}],
  ownSecondFactorMissing: [{}],
  recoveryRefused: [{}],
  recoveryNeedsFactor: [{}],
  recoveryCodesReplaced: [{}],
  kioskNotPaired: [{}],
  pairingCodeInvalid: [{}],
  pinUnknown: [{}],
  pushNotSetUp: [{}],
  notPushService: [{}],
};
