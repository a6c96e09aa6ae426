import Stack from "@mui/material/Stack";
import type { ComponentType, ReactNode } from "react";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { messageLabels } from "@crewline/domain/words/schedules/message-words";
import { ownMessagesSource } from "../../../live/shift-messages.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { Loading } from "../../../ui/page/loading.tsx";
import { OwnMessage } from "./own-message.tsx";

interface OwnMessagesProps {
  employeeId: EmployeeId;
  today: LocalDate;
  /** Only those about this week; all unless given. */
  weekStart?: LocalDate;
  /** What the screen puts around them. */
  Frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** What the employee has not read or confirmed yet of their shifts; nothing without any. */
export function OwnMessages({ employeeId, today, weekStart, Frame }: OwnMessagesProps) {
  const locale = useLocale();
  const found = useLive(ownMessagesSource(useActor(), employeeId));
  const { title } = messageLabels(locale);
  if (found.status === "loading") return <Loading label={title}>{null}</Loading>;
  const open = found.status === "ready" ? found.data : [];
  const shown = open.filter((message) =>
    weekStart === undefined
      ? addDays(message.weekStart, 7) > today
      : message.weekStart === weekStart,
  );
  if (shown.length === 0) return null;
  return (
    <Frame title={title}>
      <Stack component="ul" aria-label={title} sx={{ listStyle: "none", m: 0, p: 0, gap: 2 }}>
        {shown.map((message) => (
          <OwnMessage key={message.id} message={message} />
        ))}
      </Stack>
    </Frame>
  );
}
