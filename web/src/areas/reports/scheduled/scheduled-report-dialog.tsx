import { z } from "zod/mini";
import Typography from "@mui/material/Typography";
import { may } from "@crewline/domain/kernel/access/permissions";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { cityOfZone } from "@crewline/domain/kernel/time/zone-names";
import { localTimeSchema } from "@crewline/domain/kernel/time/local-time";
import type { Company } from "@crewline/domain/records/company/company";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { Member } from "@crewline/domain/records/company/member";
import type {
  ScheduledReport,
  ScheduledTerms,
} from "@crewline/domain/records/reports/scheduled-report";
import {
  reportRhythms,
  saveScheduledReportSchema,
} from "@crewline/domain/records/reports/scheduled-report";
import { nextSending, toldUntilFrom } from "@crewline/domain/rules/reports/next-sending";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import {
  nextSendingText,
  scheduledLabels,
  scheduledTitles,
  sendingClock,
} from "@crewline/domain/words/reports/scheduled-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { TimeInput } from "../../../inputs/time-input.tsx";
import { membersSource } from "../../../live/members.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { MultiSelectInput } from "../../../ui/inputs/multi-select-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { useScheduledSummary } from "./use-scheduled-summary.ts";

interface ScheduledReportDialogProps {
  company: Company;
  /** What is sent; with an id and a version if it is sent already. */
  report: ScheduledTerms & Partial<Pick<ScheduledReport, "id" | "version" | "toldUntil">>;
  onClose: () => void;
}

const inputSchema = z.omit(saveScheduledReportSchema, { idempotencyKey: true });

/** How often a report is sent by e-mail, when and to whom. */
export function ScheduledReportDialog({ company, report, onClose }: ScheduledReportDialogProps) {
  const locale = useLocale();
  const labels = scheduledLabels(locale);
  const { titles } = reportTexts(locale);
  const members = useLive(membersSource(useActor()));
  const { id = null, version = 0, reportId, groupBy, filter, isCompared } = report;
  const form = useRecordForm({
    record: { ...report, version },
    draftOf: ({ rhythm, sendAt, recipientIds }) => ({ rhythm, sendAt, recipientIds }),
    schema: inputSchema,
    command: useCommand(trpc.reports.saveScheduled.mutationOptions()),
    input: (draft, expectedVersion) => ({
      scheduledReportId: id,
      expectedVersion,
      terms: { reportId, groupBy, filter, isCompared, ...draft },
    }),
    fieldsAt: "terms",
    saved: labels.saved,
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;
  const next = useNextSending(company, report, draft);
  return (
    <EditDialog
      form={form}
      title={scheduledTitles(titles[reportId].title, locale).dialog}
      submitLabel={labels.save}
      onClose={onClose}
    >
      <Typography color="textSecondary">{useScheduledSummary(report)}</Typography>
      {isDemoCompany(company.id) && <Typography>{labels.demo}</Typography>}
      <SelectInput
        label={labels.rhythm}
        value={draft.rhythm}
        options={reportRhythms.map((value) => ({ value, label: labels.rhythms[value] }))}
        onChange={(rhythm) => change({ rhythm })}
      />
      <TimeInput
        label={labels.sendAt}
        value={draft.sendAt}
        onChange={(sendAt) => change({ sendAt })}
        error={errorOf("sendAt")}
        help={sendingClock(cityOfZone(company.timeZone), locale)}
      />
      <DataStates result={members} label={labels.recipients}>
        {(all) => (
          <MultiSelectInput
            label={labels.recipients}
            value={draft.recipientIds}
            options={recipientsAmong(all, draft.recipientIds, labels.formerMember)}
            onChange={(recipientIds) => change({ recipientIds: [...recipientIds] })}
            error={errorOf("recipientIds")}
            help={labels.recipientsHelp}
          />
        )}
      </DataStates>
      {next !== null && (
        <Typography variant="body2" color="textSecondary" role="status">
          {nextSendingText(next, company.timeZone, locale)}
        </Typography>
      )}
    </EditDialog>
  );
}

/** Those who may open reports, and those who are recipients already. */
function recipientsAmong(members: readonly Member[], chosen: readonly UserId[], former: string) {
  const readers = members.filter(
    ({ id, role }) => chosen.includes(id) || may({ role, isStaff: false }, "reports", "view"),
  );
  const gone = chosen.filter((uid) => members.every(({ id }) => id !== uid));
  return [
    ...readers.map(({ id, displayName }) => ({ value: id, label: displayName })),
    ...gone.map((uid) => ({ value: uid, label: former })),
  ];
}

/** When the draft would be sent first; null while its time is not typed. */
function useNextSending(
  company: Company,
  { rhythm, toldUntil: told }: ScheduledReportDialogProps["report"],
  draft: Pick<ScheduledTerms, "rhythm" | "sendAt">,
) {
  const now = useNow();
  if (!localTimeSchema.safeParse(draft.sendAt).success) return null;
  const before = told === undefined ? null : { rhythm, toldUntil: told };
  const toldUntil = toldUntilFrom(before, draft, { company, now });
  return nextSending({ ...draft, toldUntil }, { company, now });
}
