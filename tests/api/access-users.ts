import type { InvitationId } from "@crewline/domain/kernel/ids/record-ids";
import { aCompanyId, aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { Path, Row } from "./access/row.ts";

type UsersPath = Extract<Path, `users.${string}`>;

/** Staff act on logins of all tenants, so no login is foreign to them. */
const actOnNobody = { uid: aUserId("nobody-has-this-uid"), reason: "A test." };

/** What product staff see of logins and do to them; the login of the inputs does not exist. */
export const usersRows = {
  "users.list": { guard: "staff" },
  "users.find": { guard: "staff", input: () => ({ email: "nobody@people.example" }) },
  "users.show": { guard: "staff", input: () => ({ uid: actOnNobody.uid }) },
  "users.setRole": {
    guard: "staff",
    input: () => ({ ...actOnNobody, role: "manager" as const }),
    recent: true,
  },
  "users.transferOwnership": {
    guard: "staff",
    input: () => ({ ...actOnNobody, toUid: actOnNobody.uid }),
    recent: true,
  },
  "users.search": { guard: "staff", input: () => ({ text: "nobody" }) },
  "users.setDisabled": {
    guard: "staff",
    input: () => ({ ...actOnNobody, isDisabled: true }),
    recent: true,
  },
  "users.signOutEverywhere": { guard: "staff", input: () => actOnNobody, recent: true },
  "users.removeSecondFactor": { guard: "staff", input: () => actOnNobody, recent: true },
  "users.invitations": { guard: "staff", input: () => ({ email: "nobody@people.example" }) },
  "users.invite": {
    guard: "staff",
    input: () => ({
      companyId: aCompanyId("nobodys"),
      email: "nobody@people.example",
      role: "employee" as const,
      reason: "A test.",
    }),
    recent: true,
  },
  "users.resendInvitation": {
    guard: "staff",
    input: () => ({ invitationId: "0".repeat(64) as InvitationId, reason: "A test." }),
    recent: true,
  },
  "users.merge": {
    guard: "staff",
    input: () => ({ ...actOnNobody, toEmail: "nobody@people.example" }),
    recent: true,
  },
  "users.viewAs": {
    guard: "staff",
    input: () => ({ ...actOnNobody, minutes: 15 as const }),
    recent: true,
  },
  "users.leaveView": { guard: "signedIn", input: () => ({}) },
} as const satisfies { [P in UsersPath]: Row<P> };
