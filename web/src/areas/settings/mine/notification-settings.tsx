import type { MailTopic } from "@crewline/domain/records/users/mail-topic";
import type { User } from "@crewline/domain/records/users/user";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { userSource } from "../../../live/users.ts";
import { useLive } from "../../../live/use-live.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { InOrder } from "../../../ui/page/in-order.tsx";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { OwnSection } from "./own-section.tsx";
import { PushSettings } from "./push-settings.tsx";
import { QuietHoursForm } from "./quiet-hours-form.tsx";

interface Topic {
  topic: MailTopic;
  label: string;
  help: string;
}

const ownShifts: readonly Topic[] = [
  {
    topic: "schedule",
    label: "A week is published",
    help: "Your shifts in a week that is now on the schedule.",
  },
  {
    topic: "shiftChanges",
    label: "Your shifts change",
    help: "One of your published shifts is moved, reassigned or deleted, or its location changes its time zone.",
  },
];
const ownClock: Topic = {
  topic: "clockOutReminder",
  label: "Your clock still runs",
  help: "15 minutes after the end of your shift, or 12 hours after you clocked in without a shift.",
};
const ownTimeOff: Topic = {
  topic: "timeOffDecided",
  label: "Your time off is decided",
  help: "A manager approves, denies or cancels your time off.",
};
const ownTime: Topic = {
  topic: "timeAnswered",
  label: "Your request about your time is answered",
  help: "A manager accepts or declines a correction, or answers a disputed timesheet.",
};
const timeRequests: Topic = {
  topic: "timeRequested",
  label: "Someone asks about their time",
  help: "Corrections for you to decide, and disputed timesheets to answer.",
};
const alerts: Topic = {
  topic: "alerts",
  label: "Alerts",
  help: "Alerts that the company's rules send you.",
};
const reports: Topic = {
  topic: "report",
  label: "Reports by e-mail",
  help: "Reports that you or other admins set up for you in Reports. Sent by e-mail only.",
};
const requests: Topic = {
  topic: "timeOffRequested",
  label: "Someone asks for time off",
  help: "Requests for you to decide, and shifts to cover after time off or a departure.",
};
const inviting: Topic = {
  topic: "invitationAccepted",
  label: "Someone accepts your invitation",
  help: "An employee you invited can now sign in.",
};

/** The choice of mail that the user gets, and their quiet hours. */
export function NotificationSettings() {
  const { uid } = useLogin();
  return (
    <DataStates result={useLive(userSource(uid))} label="your notifications">
      {(user) => user !== null && <Notifications user={user} />}
    </DataStates>
  );
}

function Notifications({ user }: { user: User }) {
  const { email } = useLogin();
  const mayDecide = useMay("calendar", "decideTimeOff");
  const mayAnswer = useMay("timeEntries", "edit");
  const mayViewReports = useMay("reports", "view");
  const mayInvite = useMay("employees", "giveAccess");
  const command = useCommand(trpc.user.saveNotifications.mutationOptions());
  const notify = useNotice();
  const { mutedMailTopics, quietHours } = user;
  const save = async (changes: Partial<Pick<User, "mutedMailTopics" | "quietHours">>) => {
    const done = await command.run({ mutedMailTopics, quietHours, ...changes });
    if (done !== null) notify("Saved.");
    return done !== null;
  };
  const toggle = (topic: MailTopic, isWanted: boolean) => {
    const others = mutedMailTopics.filter((one) => one !== topic);
    void save({ mutedMailTopics: isWanted ? others : [...others, topic] });
  };
  const topics = [
    ...ownShifts,
    ownClock,
    ownTimeOff,
    ownTime,
    ...(mayDecide ? [requests] : []),
    ...(mayAnswer ? [timeRequests] : []),
    ...(mayInvite ? [inviting] : []),
    ...(mayViewReports ? [reports] : []),
    alerts,
  ];
  return (
    <InOrder sx={{ display: "flex", flexDirection: "column", gap: 4 }}>
      <PushSettings />
      <OwnSection title="Notify me about" text={`By e-mail to ${email}, and on the devices above.`}>
        <FormProblemAlert problem={command.problem} />
        {topics.map(({ topic, label, help }) => (
          <CheckInput
            key={topic}
            label={label}
            help={help}
            value={!mutedMailTopics.includes(topic)}
            onChange={(isWanted) => toggle(topic, isWanted)}
            isDisabled={command.isRunning}
          />
        ))}
        <CheckInput
          label="Your login changes"
          help="A change to your access or to how you sign in. Sent by e-mail only, and can't be turned off."
          value
          onChange={() => undefined}
          isDisabled
        />
      </OwnSection>
      <OwnSection
        title="Quiet hours"
        text="Notifications are held until they end. News about the day on which they end, and about your login, is sent at once."
      >
        <QuietHoursForm
          key={JSON.stringify(quietHours)}
          quietHours={quietHours}
          onSave={(hours) => save({ quietHours: hours })}
          isRunning={command.isRunning}
        />
      </OwnSection>
    </InOrder>
  );
}
