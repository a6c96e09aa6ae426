import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { Company } from "@crewline/domain/records/company/company";
import type { ExplainedFigure } from "@crewline/domain/rules/figures/explained-figure";
import type { RaiseCostOf } from "@crewline/domain/rules/figures/raise-figures";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { raiseBasisText, raisedWorkLine } from "@crewline/domain/words/pay/raise-cost-words";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { FigureLines } from "../../entities/wages/explained/figure-lines.tsx";
import { useLocale } from "../../locale/use-locale.ts";

interface RaiseCostLinesProps {
  figure: ExplainedFigure<RaiseCostOf>;
  intro: string;
  company: Company;
}

/** The cost of raises by person and work. */
export function RaiseCostLines({ figure, intro, company }: RaiseCostLinesProps) {
  const locale = useLocale();
  const roleName = useRoleName();
  const locations = useLocations();
  const placeOf = locationNames(locations.status === "ready" ? locations.data : []);
  const { currency } = company;
  const detailOf = (of: RaiseCostOf) => {
    if (of.kind === "person") return raiseBasisText(of.basis, locale);
    const { jobRoleId, locationId } = of.work;
    return [nameOrNone(jobRoleId, roleName), placeOf(locationId)]
      .filter((part) => part !== null)
      .join(", ");
  };
  return (
    <FigureLines
      figure={figure}
      intro={[intro]}
      text={(of) => (of.kind === "person" ? of.name : raisedWorkLine(of, currency, locale))}
      detail={detailOf}
      amount={(minor) => formatAmount(minor, currency, locale)}
    />
  );
}
