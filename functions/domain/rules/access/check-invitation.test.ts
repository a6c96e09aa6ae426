import { invitationIdSchema } from "../../kernel/ids/record-ids.ts";
import { anEmployeeId, aCompanyId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { requireOpenInvitation } from "./check-invitation.ts";
import type { Invitation } from "../../records/users/user.ts";

const invitation: Invitation = {
  id: invitationIdSchema.parse("hash"),
  companyId: aCompanyId("c"),
  companyName: "Harbor Coffee",
  employeeId: anEmployeeId("ana"),
  employeeName: "Ana",
  email: "ana@x.example",
  role: "employee",
  locationIds: [],
  mayViewWages: false,
  invitedBy: aUserId("u1"),
  createdAt: "2026-03-01T00:00:00.000Z",
  expiresAt: "2026-03-15T00:00:00.000Z",
  acceptedAt: null,
  isRevoked: false,
  mailedProofHash: null,
};

test("an invitation is open until the moment it expires", () => {
  expect(() => requireOpenInvitation(invitation, "2026-03-14T23:59:59.999Z")).not.toThrow();
  expect(() => requireOpenInvitation(invitation, invitation.expiresAt)).toThrow(
    broken("invitationInvalid"),
  );
});

test.each([{ acceptedAt: "2026-03-02T00:00:00.000Z" }, { isRevoked: true }])(
  "an invitation with %o is not open",
  (change) => {
    const spent = { ...invitation, ...change };
    expect(() => requireOpenInvitation(spent, invitation.createdAt)).toThrow(
      broken("invitationInvalid"),
    );
  },
);
