import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import Alert from "@mui/material/Alert";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import { signedAmount } from "@crewline/domain/kernel/money/amount";
import { rateOrSalaryText } from "@crewline/domain/words/pay/salary-words";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Unchanged } from "@crewline/domain/rules/rates/raise";
import { unchangedSchema } from "@crewline/domain/rules/rates/raise";
import type { PlannedRaise } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { useLocale } from "../../locale/use-locale.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { ImpactTable } from "../../entities/wages/impact-table.tsx";
import { RaiseCostLine } from "./raise-cost-line.tsx";
import { RaiseImpact } from "./raise-impact.tsx";

interface BulkRaisePreviewProps {
  planned: readonly PlannedRaise[];
  /** The people who are left out, by their ids. */
  leftOut: ReadonlySet<EmployeeId>;
  onLeaveOut: (leftOut: ReadonlySet<EmployeeId>) => void;
  company: Company;
  /** True when the day has begun, so that pay which was computed already changes. */
  hasBegun: boolean;
}

/** Every rate that a raise changes, person by person, and what it does to pay of the past. */
export function BulkRaisePreview(props: BulkRaisePreviewProps) {
  const locale = useLocale();
  const { planned, leftOut, company, hasBegun } = props;
  const { currency } = company;
  const raisable = planned.filter(({ changes, problem }) => changes.length > 0 && problem === null);
  const raised = raisable.filter(({ employeeId }) => !leftOut.has(employeeId));
  const refused = planned.filter(({ problem }) => problem !== null);
  return (
    <>
      <Typography component="output">
        {pluralForm(
          raised.length,
          { one: "1 person gets a new rate.", other: `${raised.length} people get a new rate.` },
          locale,
        )}
        {unchangedWords(planned)}
      </Typography>
      {raised.length > 0 && <RaiseCostLine raised={raised} company={company} />}
      {hasBegun && raised.length > 0 && (
        <Alert severity="info">
          {"The day has begun: open pay periods are recalculated ("}
          <RaiseImpact kind="open" raised={raised} currency={currency} />
          {"), what was exported is paid by adjustment lines ("}
          <RaiseImpact kind="adjustment" raised={raised} currency={currency} />
          {"). Undoing it adds corrections for the same day, which take these amounts back."}
        </Alert>
      )}
      {refused.map(({ employeeId, employeeName, problem }) => (
        <Alert severity="warning" key={employeeId}>
          <strong>{employeeName}</strong>
          {`: ${problem ?? ""}`}
        </Alert>
      ))}
      {raisable.length > 0 && <Rates {...props} raisable={raisable} />}
    </>
  );
}

type RatesProps = BulkRaisePreviewProps & { raisable: readonly PlannedRaise[] };

function Rates({ raisable, leftOut, onLeaveOut, company, hasBegun }: RatesProps) {
  const locale = useLocale();
  const { currency } = company;
  const locations = useLocations();
  const roleName = useRoleName();
  const known = locations.status === "ready" ? locations.data : [];
  const placeOf = (id: string | null) => known.find((place) => place.id === id)?.name ?? null;
  const choose = (employeeId: EmployeeId, isRaised: boolean) => {
    const after = new Set(leftOut);
    if (isRaised) after.delete(employeeId);
    else after.add(employeeId);
    onLeaveOut(after);
  };
  const rows = raisable.flatMap(({ employeeId, employeeName, changes, impact }) =>
    changes.map((change, index) => ({
      key: [employeeId, change.jobRoleId, change.locationId].join("|"),
      title: employeeName,
      lead: index === 0 && (
        <Checkbox
          size="small"
          checked={!leftOut.has(employeeId)}
          onChange={(_event, isRaised) => choose(employeeId, isRaised)}
          slotProps={{ input: { "aria-label": `Raise ${employeeName}` } }}
          sx={{ p: 0.5, mr: 0.5, verticalAlign: "middle" }}
        />
      ),
      detail:
        [nameOrNone(change.jobRoleId, roleName), placeOf(change.locationId)]
          .filter((part) => part !== null)
          .join(", ") || "All work",
      cells: [
        beforeText(change, currency, locale),
        rateOrSalaryText(change, currency, locale),
        ...(hasBegun
          ? [
              index === 0
                ? signedAmount(impact.openMinor + impact.adjustmentMinor, currency, locale)
                : "",
            ]
          : []),
      ],
    })),
  );
  const head = ["Employee", "Rate before", "New rate", ...(hasBegun ? ["Pay of the past"] : [])];
  return <ImpactTable label="New rates" head={head} rows={rows} total={null} />;
}

function beforeText(
  { previousRateTenThousandths, previousSalary }: PlannedRaise["changes"][number],
  currency: string,
  locale: Locale,
): string {
  if (previousRateTenThousandths === null) return "–";
  const before = { rateTenThousandths: previousRateTenThousandths, salary: previousSalary };
  return rateOrSalaryText(before, currency, locale);
}

const reasons: Readonly<Record<Unchanged, string>> = {
  noRate: "have no rate yet",
  salaried: "have a salary, which only a percentage raises",
  noMinimumWage: "work where no minimum wage is set",
  highEnough: "already earn the minimum wage",
};

/** " No change for 3: 2 have no rate yet, 1 already earn the minimum wage." */
function unchangedWords(planned: readonly PlannedRaise[]): string {
  const unchanged = planned.flatMap((one) => one.unchanged ?? []);
  const parts = unchangedSchema.options.flatMap((reason) => {
    const count = unchanged.filter((one) => one === reason).length;
    return count === 0 ? [] : [`${count} ${reasons[reason]}`];
  });
  return parts.length === 0 ? "" : ` No change: ${parts.join(", ")}.`;
}
