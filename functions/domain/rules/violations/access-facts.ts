import type { Feature } from "../../kernel/access/features.ts";
import type { CompanyState } from "../../records/company/company-standing.ts";
import type { SubscriptionStatus } from "../../records/subscription/subscription.ts";
import type { Limited } from "../../records/subscription/plan.ts";
import type { NoFacts } from "./no-facts.ts";

/** The facts of refusals about logins, invitations and second factors. */
export interface AccessFacts {
  alreadyMember: { companyName: string };
  emailUnproven: NoFacts;
  noCompanyDomain: { email: string };
  joinRequestDecided: { who: string; by: string };
  demoCompany: NoFacts;
  notDemo: NoFacts;
  companyReadOnly: NoFacts;
  wrongCompanyState: { state: CompanyState };
  demoHasNoStanding: NoFacts;
  dataJobRunning: NoFacts;
  dryRunFirst: NoFacts;
  planLacks: { feature: Feature };
  limitReached: { what: Limited; limit: number };
  wrongSubscriptionState: { status: SubscriptionStatus };
  billingNotSetUp: NoFacts;
  billingUnreachable: NoFacts;
  invitationInvalid: NoFacts;
  invitationAccepted: { who: string };
  notInvited: { who: string };
  invitationOtherEmail: { email: string };
  lastAdmin: NoFacts;
  ownLogin: NoFacts;
  adminUnproven: NoFacts;
  roleNeedsRecord: NoFacts;
  ownSession: NoFacts;
  recentSignInRequired: NoFacts;
  secondFactorRequired: NoFacts;
  ownSecondFactorMissing: NoFacts;
  recoveryRefused: NoFacts;
  recoveryNeedsFactor: NoFacts;
  recoveryCodesReplaced: NoFacts;
  kioskNotPaired: NoFacts;
  pairingCodeInvalid: NoFacts;
  pinUnknown: NoFacts;
  pushNotSetUp: NoFacts;
  notPushService: NoFacts;
}
