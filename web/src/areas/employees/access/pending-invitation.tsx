import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { Facts } from "../../../ui/page/facts.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { useNow } from "../../../ui/clock/use-now.ts";
import { roleWords } from "./role-words.ts";
import type { Pending } from "./new-invitation.ts";
import { RevokeInvitation } from "./revoke-invitation.tsx";

interface PendingInvitationProps {
  employee: Employee;
  pending: NonNullable<Pending>;
  onRevoked: () => void;
}

/** The pending invitation of the person. */
export function PendingInvitation({ employee, pending, onRevoked }: PendingInvitationProps) {
  const locale = useLocale();
  const { email, role, expiresAt } = pending;
  const until = formatDayTime(expiresAt, browserZone(), locale);
  const isOver = expiresAt <= useNow();
  return (
    <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
      <StatusChip
        tone={isOver ? "warning" : "info"}
        label={isOver ? "Invited, link expired" : "Invited, not accepted yet"}
      />
      <Facts
        facts={[
          { label: "Invited address", value: email },
          { label: "Invited as", value: roleWords[role].label },
          { label: isOver ? "Expired" : "Works until", value: until },
        ]}
      />
      <Typography sx={{ color: "text.secondary" }}>
        A new invitation replaces this one; its link stops working then.
      </Typography>
      <RevokeInvitation employee={employee} onRevoked={onRevoked} />
    </Stack>
  );
}
