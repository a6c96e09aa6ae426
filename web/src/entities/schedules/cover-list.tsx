import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CoverOffer, CoverOfferState } from "@crewline/domain/records/schedules/cover-offer";
import type { CoverRank } from "@crewline/domain/records/schedules/cover-rank";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { isOpenOffer } from "@crewline/domain/rules/schedules/cover/cover-offers";
import { coverReasons } from "@crewline/domain/words/schedules/cover-words";
import { useLocale } from "../../locale/use-locale.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { FramedList } from "../../ui/page/framed-list.ts";
import type { StatusTone } from "../../ui/page/status-chip.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { useCompany } from "../company/use-company.ts";
import { useRoleName } from "../company/use-job-roles.ts";
import { employeeNames } from "../employees/employee-names.ts";
import { useEmployees } from "../employees/use-employees.ts";

interface CoverListProps {
  shift: Shift;
  ranked: readonly CoverRank[];
  offers: readonly CoverOffer[];
  chosen: readonly EmployeeId[];
  onChoose: (chosen: readonly EmployeeId[]) => void;
  isDisabled: boolean;
}

/** The people who can work a shift with the reasons of their rank; asked ones with their answer. */
export function CoverList({ shift, ranked, offers, chosen, onChoose, isDisabled }: CoverListProps) {
  const locale = useLocale();
  const now = useNow();
  const roleName = useRoleName();
  const result = allResults({ company: useCompany(), employees: useEmployees() });
  return (
    <DataStates result={result} label="who can work">
      {({ company, employees }) => {
        const nameOf = employeeNames(employees);
        const told = {
          role: nameOrNone(shift.jobRoleId, roleName),
          currency: company.currency,
        };
        return (
          <FramedList aria-label="Who can work, best first">
            {ranked.map((rank) => {
              const { employeeId } = rank;
              const offer = offers.find((one) => one.employeeId === employeeId);
              const isAsked = offer !== undefined && isOpenOffer(offer, now);
              const others = chosen.filter((id) => id !== employeeId);
              return (
                <li key={employeeId}>
                  <div>
                    <FormControlLabel
                      control={
                        <Checkbox
                          checked={chosen.includes(employeeId)}
                          disabled={isDisabled}
                          onChange={(_event, isOn) =>
                            onChoose(isOn ? [...others, employeeId] : others)
                          }
                        />
                      }
                      label={<strong>{nameOf(employeeId)}</strong>}
                    />
                    <Typography variant="body2" color="textSecondary" sx={{ pl: 4 }}>
                      {coverReasons(rank, told, locale).join(" · ")}
                    </Typography>
                  </div>
                  {offer !== undefined && <OfferChip offer={offer} isOpen={isAsked} />}
                </li>
              );
            })}
          </FramedList>
        );
      }}
    </DataStates>
  );
}

const chips: Readonly<Record<CoverOfferState, { tone: StatusTone; label: string }>> = {
  open: { tone: "info", label: "Asked" },
  accepted: { tone: "good", label: "Accepted" },
  declined: { tone: "neutral", label: "Declined" },
  taken: { tone: "neutral", label: "Was too late" },
  withdrawn: { tone: "neutral", label: "Withdrawn" },
};

function OfferChip({ offer, isOpen }: { offer: CoverOffer; isOpen: boolean }) {
  const isExpired = offer.state === "open" && !isOpen;
  const { tone, label } = isExpired
    ? ({ tone: "neutral", label: "No answer" } as const)
    : chips[offer.state];
  return <StatusChip tone={tone} label={label} />;
}
