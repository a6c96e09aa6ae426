import { z } from "zod/mini";
import { documentIdSchema, idSchema } from "../fields/fields.ts";

/*
 * The ids of what is recorded about employees, locations and logins, and of what was done. As those
 * in `entity-ids.ts`, each is a text of its own kind; what is stored and sent stays plain text.
 */

export const customFieldIdSchema = idSchema.brand<"CustomFieldId", "inout">();
export type CustomFieldId = z.infer<typeof customFieldIdSchema>;

export const fieldChoiceIdSchema = idSchema.brand<"FieldChoiceId", "inout">();
export type FieldChoiceId = z.infer<typeof fieldChoiceIdSchema>;

/** A note or event of days in Calendar. */
export const dayEventIdSchema = idSchema.brand<"DayEventId", "inout">();
export type DayEventId = z.infer<typeof dayEventIdSchema>;

/** A checklist as managers write it. */
export const checklistTemplateIdSchema = idSchema.brand<"ChecklistTemplateId", "inout">();
export type ChecklistTemplateId = z.infer<typeof checklistTemplateIdSchema>;

/** What a checklist was until it was saved again: "{template}_{version}". */
export const checklistVersionIdSchema = documentIdSchema.brand<"ChecklistVersionId", "inout">();
export type ChecklistVersionId = z.infer<typeof checklistVersionIdSchema>;

/** A checklist to be done once; made of its template, and of its shift or person if it has one. */
export const checklistRunIdSchema = documentIdSchema.brand<"ChecklistRunId", "inout">();
export type ChecklistRunId = z.infer<typeof checklistRunIdSchema>;

/** The checklists of a location's day: "{location}_{day}". */
export const checklistDayIdSchema = documentIdSchema.brand<"ChecklistDayId", "inout">();
export type ChecklistDayId = z.infer<typeof checklistDayIdSchema>;

/** The picture of an item of a list: "{location}_{day}_{list}_{item}". */
export const checklistPhotoIdSchema = documentIdSchema.brand<"ChecklistPhotoId", "inout">();
export type ChecklistPhotoId = z.infer<typeof checklistPhotoIdSchema>;

/** One bulk action or import, row by row. */
export const batchIdSchema = idSchema.brand<"BatchId", "inout">();
export type BatchId = z.infer<typeof batchIdSchema>;
/** A batch as history rows keep it. */
export const storedBatchIdSchema = z.string().brand<"BatchId", "inout">();

/** What product staff did to a company. */
export const companyActRowIdSchema = documentIdSchema.brand<"CompanyActRowId", "inout">();
export type CompanyActRowId = z.infer<typeof companyActRowIdSchema>;

/** What product staff tell each other about a company. */
export const companyNoteIdSchema = documentIdSchema.brand<"CompanyNoteId", "inout">();
export type CompanyNoteId = z.infer<typeof companyNoteIdSchema>;

/** A check or a recomputation of a company's data that product staff started. */
export const dataJobIdSchema = documentIdSchema.brand<"DataJobId", "inout">();
export type DataJobId = z.infer<typeof dataJobIdSchema>;

/** The frozen lines of a closed pay period. */
export const snapshotIdSchema = idSchema.brand<"SnapshotId", "inout">();
export type SnapshotId = z.infer<typeof snapshotIdSchema>;

/** The frozen lines as they were handed to payroll. */
export const payrollExportIdSchema = idSchema.brand<"PayrollExportId", "inout">();
export type PayrollExportId = z.infer<typeof payrollExportIdSchema>;

export const payAdjustmentIdSchema = idSchema.brand<"PayAdjustmentId", "inout">();
export type PayAdjustmentId = z.infer<typeof payAdjustmentIdSchema>;

/** A copy of all data of a company. */
export const dataExportIdSchema = idSchema.brand<"DataExportId", "inout">();
export type DataExportId = z.infer<typeof dataExportIdSchema>;

export const ruleChangeIdSchema = idSchema.brand<"RuleChangeId", "inout">();
export type RuleChangeId = z.infer<typeof ruleChangeIdSchema>;

export const historyEventIdSchema = idSchema.brand<"HistoryEventId", "inout">();
export type HistoryEventId = z.infer<typeof historyEventIdSchema>;

export const employeeEventIdSchema = idSchema.brand<"EmployeeEventId", "inout">();
export type EmployeeEventId = z.infer<typeof employeeEventIdSchema>;

export const accessChangeIdSchema = idSchema.brand<"AccessChangeId", "inout">();
export type AccessChangeId = z.infer<typeof accessChangeIdSchema>;

export const auditIdSchema = idSchema.brand<"AuditId", "inout">();
export type AuditId = z.infer<typeof auditIdSchema>;

/** A row of the company's audit; it has the id of the history row that it was written with, if any. */
export const auditRowIdSchema = documentIdSchema.brand<"AuditRowId", "inout">();
export type AuditRowId = z.infer<typeof auditRowIdSchema>;

export const domainEventIdSchema = idSchema.brand<"DomainEventId", "inout">();
export type DomainEventId = z.infer<typeof domainEventIdSchema>;

/** The device of a sign-in: the second in which it was proven. */
export const deviceSessionIdSchema = z.string().brand<"DeviceSessionId", "inout">();
export type DeviceSessionId = z.infer<typeof deviceSessionIdSchema>;

/* Ids that are made of others, or of the hash of what they stand for; each has one function. */

/** "{location}_{first day}": `scheduleId`. */
export const scheduleIdSchema = z.string().brand<"ScheduleId", "inout">();
export type ScheduleId = z.infer<typeof scheduleIdSchema>;

/** "{employee}_{first day}": `employeeWeekId`. */
export const employeeWeekIdSchema = z.string().brand<"EmployeeWeekId", "inout">();
export type EmployeeWeekId = z.infer<typeof employeeWeekIdSchema>;

/** "{employee}_{first day}": `timesheetId`. */
export const timesheetIdSchema = z.string().brand<"TimesheetId", "inout">();
export type TimesheetId = z.infer<typeof timesheetIdSchema>;

/** "week_{employee}_{day}" and alike: `driftId`. */
export const driftIdSchema = z.string().brand<"DriftId", "inout">();
export type DriftId = z.infer<typeof driftIdSchema>;

/** "{type}_{location}_{subject}": `alertId`. */
export const alertIdSchema = documentIdSchema.brand<"AlertId", "inout">();
export type AlertId = z.infer<typeof alertIdSchema>;

/** "{location}_{day}": `dailySummaryId`. */
export const dailySummaryIdSchema = z.string().brand<"DailySummaryId", "inout">();
export type DailySummaryId = z.infer<typeof dailySummaryIdSchema>;

/** "{first day}_{shard}": `weekRollupId`. */
export type WeekRollupId = string & z.$brand<"WeekRollupId">;

/** "{location}_{first day}": `shiftRollupId`. */
export type ShiftRollupId = string & z.$brand<"ShiftRollupId">;

/** "{location}_{first day}": `salesMonthId`. */
export const salesMonthIdSchema = z.string().brand<"SalesMonthId", "inout">();
export type SalesMonthId = z.infer<typeof salesMonthIdSchema>;

/** "{shift}_{employee}": `withdrawnShiftId`. */
export const withdrawnShiftIdSchema = z.string().brand<"WithdrawnShiftId", "inout">();
export type WithdrawnShiftId = z.infer<typeof withdrawnShiftIdSchema>;

/** "{snapshot}_{index}": `snapshotPartId`. */
export const snapshotPartIdSchema = z.string().brand<"SnapshotPartId", "inout">();
export type SnapshotPartId = z.infer<typeof snapshotPartIdSchema>;

/** "{kind}_{subject}": `mailId`. */
export const mailIdSchema = z.string().brand<"MailId", "inout">();
export type MailId = z.infer<typeof mailIdSchema>;

/** "{company}_{subject}_{job}": `newDueWork`. */
export const dueWorkIdSchema = documentIdSchema.brand<"DueWorkId", "inout">();
export type DueWorkId = z.infer<typeof dueWorkIdSchema>;

/** The hash of a browser's address at its push service: `pushDeviceId`. */
export const pushDeviceIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/))
  .brand<"PushDeviceId", "inout">();
export type PushDeviceId = z.infer<typeof pushDeviceIdSchema>;

export const balanceAdjustmentIdSchema = idSchema.brand<"BalanceAdjustmentId", "inout">();
export type BalanceAdjustmentId = z.infer<typeof balanceAdjustmentIdSchema>;

/** "{employee}_{year}": `workedYearId`. */
export const workedYearIdSchema = z.string().brand<"WorkedYearId", "inout">();
export type WorkedYearId = z.infer<typeof workedYearIdSchema>;

/** "{shift}_{employee}" of a claim: `claimId`; random for swaps and drops. */
export const shiftRequestIdSchema = documentIdSchema.brand<"ShiftRequestId", "inout">();
export type ShiftRequestId = z.infer<typeof shiftRequestIdSchema>;

/** "{shift}_{employee}": `coverOfferId`. */
export const coverOfferIdSchema = z.string().brand<"CoverOfferId", "inout">();
export type CoverOfferId = z.infer<typeof coverOfferIdSchema>;

/** "{location}_{first day}_v{version}": `publicationId`. */
export const publicationIdSchema = documentIdSchema.brand<"PublicationId", "inout">();
export type PublicationId = z.infer<typeof publicationIdSchema>;

/** "{publication}_{part}": `publicationPartId`. */
export const publicationPartIdSchema = z.string().brand<"PublicationPartId", "inout">();
export type PublicationPartId = z.infer<typeof publicationPartIdSchema>;

/** "{publication}_{number}": `noticePremiumId`. */
export const noticePremiumIdSchema = z.string().brand<"NoticePremiumId", "inout">();
export type NoticePremiumId = z.infer<typeof noticePremiumIdSchema>;

/** "{publication}_{employee}": `messageId`. */
export const messageIdSchema = documentIdSchema.brand<"MessageId", "inout">();
export type MessageId = z.infer<typeof messageIdSchema>;

/** "{location}_{first day}_{employee}": `confirmationId`. */
export const confirmationIdSchema = z.string().brand<"ConfirmationId", "inout">();
export type ConfirmationId = z.infer<typeof confirmationIdSchema>;

/** "{location}_{day}": `handOverNoteId`. */
export const handOverNoteIdSchema = z.string().brand<"HandOverNoteId", "inout">();
export type HandOverNoteId = z.infer<typeof handOverNoteIdSchema>;

/** The hash of a token: `calendarFeedId`. */
export const calendarFeedIdSchema = z.string().brand<"CalendarFeedId", "inout">();
export type CalendarFeedId = z.infer<typeof calendarFeedIdSchema>;

export const scheduledReportIdSchema = idSchema.brand<"ScheduledReportId", "inout">();
export type ScheduledReportId = z.infer<typeof scheduledReportIdSchema>;

/** The hash of a token: `invitationId`. */
export const invitationIdSchema = z.string().brand<"InvitationId", "inout">();
export type InvitationId = z.infer<typeof invitationIdSchema>;

/** The hash of an address: `employeeEmailId`. */
export const employeeEmailIdSchema = z.string().brand<"EmployeeEmailId", "inout">();
export type EmployeeEmailId = z.infer<typeof employeeEmailIdSchema>;

/** The code of a PIN, by which it finds its person: `hashPin`. */
export const kioskPinIdSchema = z.string().brand<"KioskPinId", "inout">();
export type KioskPinId = z.infer<typeof kioskPinIdSchema>;

/** A tablet that is paired with a location; also the id of the device that its punches name. */
export const kioskIdSchema = z.uuid().brand<"KioskId", "inout">();
export type KioskId = z.infer<typeof kioskIdSchema>;

/** The hash of a code that pairs a tablet: `kioskPairingId`. */
export const kioskPairingIdSchema = z.string().brand<"KioskPairingId", "inout">();
export type KioskPairingId = z.infer<typeof kioskPairingIdSchema>;

/** A browser's installation on a device, by the id that it gave itself. */
export const deviceIdSchema = z.uuid().brand<"DeviceId", "inout">();
export type DeviceId = z.infer<typeof deviceIdSchema>;

/** A punch that could not be applied, by the key of its attempt. */
export const punchIdSchema = z.uuid().brand<"PunchId", "inout">();
export type PunchId = z.infer<typeof punchIdSchema>;

export const weekTemplateIdSchema = idSchema.brand<"WeekTemplateId", "inout">();
export type WeekTemplateId = z.infer<typeof weekTemplateIdSchema>;

export const shiftTemplateIdSchema = idSchema.brand<"ShiftTemplateId", "inout">();
export type ShiftTemplateId = z.infer<typeof shiftTemplateIdSchema>;

/** Published shifts, packed: of an employee, of a day, or those on offer. */
export const shiftPackIdSchema = z.string().brand<"ShiftPackId", "inout">();
export type ShiftPackId = z.infer<typeof shiftPackIdSchema>;

/** The planned shifts of a location's day, packed: "{location}_{week}_{day}". */
export const rosterDayIdSchema = documentIdSchema.brand<"RosterDayId", "inout">();
export type RosterDayId = z.infer<typeof rosterDayIdSchema>;

/** A rule that puts equal shifts into the weeks ahead. */
export const recurringShiftIdSchema = idSchema.brand<"RecurringShiftId", "inout">();
export type RecurringShiftId = z.infer<typeof recurringShiftIdSchema>;
