import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { isOverBudget, laborShare } from "@crewline/domain/projections/home/explain-cost";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DayCost } from "@crewline/domain/records/pay/day-cost";
import { dayCostTexts, laborShareText } from "@crewline/domain/words/home/day-cost-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";

interface LaborShareProps {
  cost: Pick<DayCost, "sales" | "currency">;
  /** What was worked until now, in minor units. */
  workedMinor: number;
  locationId: LocationId;
}

/** The part of the day's sales that labor costs, or the way to enter them. */
export function LaborShare({
  cost: { sales, currency },
  workedMinor,
  locationId,
}: LaborShareProps) {
  const locale = useLocale();
  const words = dayCostTexts(locale);
  // Managers enter no sales: Reports is for admins.
  const seesSales = useMay("reports", "view");
  const mayEnter = useMay("reports", "enterSales") && seesSales;
  if (sales === null) {
    return (
      <Typography variant="caption" color="textSecondary" component="p">
        {words.noSales}{" "}
        {mayEnter && (
          <Link component={RouterLink} to={`/reports?report=sales&location=${locationId}`}>
            {words.enterSales}
          </Link>
        )}
      </Typography>
    );
  }
  const isOver = isOverBudget(workedMinor, sales);
  return (
    <Typography variant="body2" color={isOver ? "error" : "textSecondary"}>
      {laborShareText({ ...sales, currency }, laborShare(workedMinor, sales), locale)}
    </Typography>
  );
}
