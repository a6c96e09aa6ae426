import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { StaffAct, StaffActWords } from "../../entities/staff-acts/staff-act.ts";
import { staffActOf } from "../../entities/staff-acts/staff-act.ts";
import type { ShownLogin } from "./use-logins.ts";

type OpenInvitation = ShownLogin["invitations"][number];

/** Sending each open invitation again, to the address that it was sent to. */
export function useInvitationActs(invitations: readonly OpenInvitation[], to: string): StaffAct[] {
  const resend = useCommand(trpc.users.resendInvitation.mutationOptions());
  return invitations.map((invitation) =>
    staffActOf(resendWords(invitation, to), resend, (reason) => ({
      invitationId: invitation.id,
      reason,
    })),
  );
}

function resendWords({ companyName, employeeName }: OpenInvitation, to: string): StaffActWords {
  return {
    label: `Send the invitation of ${companyName} again`,
    title: `Send ${employeeName} the invitation of ${companyName} again?`,
    text: `${to} gets a new link that works for 14 days. The link in the earlier mail stops working.`,
    confirmLabel: "Send again",
    done: `The invitation of ${companyName} is on its way to ${to}.`,
    isDangerous: false,
  };
}
