import { jobRolesText } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import Call from "@mui/icons-material/CallOutlined";
import Email from "@mui/icons-material/EmailOutlined";
import Sms from "@mui/icons-material/SmsOutlined";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { TipButton } from "../../ui/acts/tip-button.tsx";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import { isRemoved } from "@crewline/domain/rules/employees/pseudonym";
import type { Photo } from "@crewline/domain/records/employees/employee-photo";
import { currentRate } from "@crewline/domain/rules/rates/rate-timeline";
import { mayReadPay, mayReadProfile } from "@crewline/domain/rules/access/record-access";
import type { Location } from "@crewline/domain/records/locations/location";
import { payText } from "@crewline/domain/words/pay/salary-words";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { EmployeePay } from "@crewline/domain/records/pay/employee-pay";
import { formatDay, formatSpan } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { employeePaySource, employeeProfileSource } from "../../live/employees.ts";
import { publishedShiftsFromSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { PersonAvatar } from "../../entities/employees/photo/person-avatar.tsx";
import { PhotoButton } from "../../entities/employees/photo/photo-button.tsx";
import { usePhones } from "../../entities/company/use-phones.ts";
import { useRecordActor } from "../../entities/employees/use-record-actor.ts";
import { useToday } from "../../time/use-today.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useForbiddenChange } from "./profile/use-forbidden-change.ts";

interface EmployeeHeaderProps {
  employee: Employee;
  locations: readonly Location[];
  /** The state of the employment. */
  state: ReactNode;
}

/** The head of an employee's record: roles, rate, next shift, and contacts, by right. */
export function EmployeeHeader({ employee, locations, state }: EmployeeHeaderProps) {
  const roleName = useRoleName();
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: "flex-start", mt: 1 }}>
      <HeaderPhoto employee={employee} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary" noWrap>
          {jobRolesText(employee.jobRoleIds, roleName) || "No job role"}
        </Typography>
        <FactLine employee={employee} locations={locations} />
        {state}
      </Box>
      <ContactButtons employee={employee} />
    </Stack>
  );
}

/** The photo, to change for the employee and for who may change the record. */
function HeaderPhoto({ employee }: { employee: Employee }) {
  const { id: employeeId, name } = employee;
  const isOwn = useActor().employeeId === employeeId;
  const forbidden = useForbiddenChange(employee);
  const recordReader = useRecordActor();
  const mayEdit = useMay("employees", "edit") && mayReadProfile(recordReader, employee);
  const set = useCommand(trpc.employees.setPhoto.mutationOptions());
  const setOwn = useCommand(trpc.employees.setOwnPhoto.mutationOptions());
  const isFree = forbidden.status === "ready" && forbidden.data === null;
  if (isRemoved(employee) || !(isOwn || (mayEdit && isFree))) {
    return <PersonAvatar employee={employee} size={44} />;
  }
  const command = isOwn
    ? { ...setOwn, run: (photo: Photo | null) => setOwn.run({ photo }) }
    : { ...set, run: (photo: Photo | null) => set.run({ employeeId, photo }) };
  return <PhotoButton employee={employee} size={44} what={`photo of ${name}`} command={command} />;
}

function FactLine({ employee, locations }: Omit<EmployeeHeaderProps, "state">) {
  const locale = useLocale();
  const actor = useActor();
  const seesPay = mayReadPay(useRecordActor(), employee);
  const zone = homeZone(employee, locations, browserZone());
  const today = useToday(zone);
  const pay = useLive(seesPay ? employeePaySource(actor, employee.id) : null);
  const shifts = useLive(
    publishedShiftsFromSource(actor, { employeeId: employee.id, fromDay: today, limit: 1 }),
  );
  if ((seesPay && pay.status === "loading") || shifts.status === "loading") {
    // Beside the contacts of a phone the facts need two lines.
    return <Skeleton variant="text" sx={{ height: { xs: 40, sm: 20 }, transform: "none" }} />;
  }
  const next = shifts.status === "ready" ? shifts.data[0] : undefined;
  const parts = [
    pay.status === "ready" && pay.data !== null ? rateText(pay.data, today, locale) : null,
    next === undefined
      ? null
      : `Next shift ${formatDay(next.day, locale)}, ${formatSpan(next, next.timeZone, locale)}`,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return <Typography variant="body2">{parts.join(" · ")}</Typography>;
}

function rateText({ rates, currency }: EmployeePay, today: LocalDate, locale: Locale) {
  const rate = currentRate(rates, today);
  return rate === null ? null : payText(rate, currency, locale);
}

/** Only for who may see the contact data; colleagues are not shown each other's numbers. */
function ContactButtons({ employee }: { employee: Employee }) {
  const actor = useActor();
  const seesProfile = mayReadProfile(useRecordActor(), employee);
  const profile = useLive(seesProfile ? employeeProfileSource(actor, employee.id) : null);
  const phones = usePhones();
  if (profile.status !== "ready" || profile.data === null) return null;
  const { phone, email } = profile.data;
  const number = phone === null || phones.status !== "ready" ? null : phones.data.dial(phone);
  return (
    <Stack direction="row">
      {number !== null && (
        <>
          <ContactButton label={`Call ${employee.name}`} href={`tel:${number}`} icon={<Call />} />
          <ContactButton label={`Text ${employee.name}`} href={`sms:${number}`} icon={<Sms />} />
        </>
      )}
      {email !== null && (
        <ContactButton label={`Email ${employee.name}`} href={`mailto:${email}`} icon={<Email />} />
      )}
    </Stack>
  );
}

function ContactButton({ label, href, icon }: { label: string; href: string; icon: ReactNode }) {
  return (
    <TipButton tip={label} component="a" href={href} size="small">
      {icon}
    </TipButton>
  );
}
