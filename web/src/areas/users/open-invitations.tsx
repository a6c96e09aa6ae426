import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { skipToken, useQuery } from "@tanstack/react-query";
import { emailSchema } from "@crewline/domain/kernel/fields/fields";
import { queryClient } from "../../api/query-client.ts";
import { trpc } from "../../api/trpc.ts";
import { StaffActs } from "../../entities/staff-acts/staff-acts.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { Facts } from "../../ui/page/facts.tsx";
import { useInvitationActs } from "./invitation-acts.ts";
import { invitationFacts } from "./login-facts.ts";

/**
 * The open invitations to the address that product staff search for, because an invited person has
 * no login yet. Nothing where there are none.
 */
export function OpenInvitations({ search }: { search: string }) {
  const locale = useLocale();
  const { data: email = null } = emailSchema.safeParse(search.trim());
  const { data } = useQuery(
    trpc.users.invitations.queryOptions(email === null ? skipToken : { email }),
  );
  const invitations = (email === null ? null : data?.invitations) ?? [];
  const acts = useInvitationActs(invitations, email ?? "");
  if (invitations.length === 0) return null;
  return (
    <Stack component="section" spacing={2} aria-labelledby="open-invitations" sx={{ mt: 3 }}>
      <Typography id="open-invitations" variant="h2">
        Open invitations
      </Typography>
      <Facts facts={invitationFacts(invitations, locale)} />
      <StaffActs
        acts={acts}
        text="It is recorded with your reason in the company's audit."
        onDone={() => queryClient.invalidateQueries(trpc.users.pathFilter())}
      />
    </Stack>
  );
}
