import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { ShownBalance } from "@crewline/domain/records/time-off/time-off-balance";
import { aheadText, balanceLineText } from "@crewline/domain/words/time-off/balance-words";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { useDecidesFor } from "./use-decides-for.ts";
import { useAllTimeOffTypes } from "./use-time-off-types.ts";

const dialog = lazyPart(
  async () => (await import("./adjust-balance-dialog.tsx")).AdjustBalanceDialog,
);

interface BalanceListProps {
  employee: Pick<Employee, "id" | "name">;
}

/** The balances of an employee, each with the lines that it adds up; nothing without any. */
export function BalanceList({ employee }: BalanceListProps) {
  const [isAdjusting, setAdjusting] = useState(false);
  const mayAdjust = useDecidesFor()(employee.id);
  const { data, refetch } = useQuery({
    ...trpc.calendar.balances.queryOptions({ employeeId: employee.id }),
    staleTime: 0,
    enabled: useAllTimeOffTypes().some(({ policy }) => policy !== null),
  });
  if (data === undefined || data.balances.length === 0) return null;
  return (
    <Box component="section" aria-label="Balances" sx={{ mb: 2 }}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: "wrap", alignItems: "end" }}>
        {data.balances.map((balance) => (
          <Balance key={balance.typeId} balance={balance} />
        ))}
        {mayAdjust && (
          <Button
            size="small"
            color="inherit"
            onPointerEnter={dialog.preload}
            onClick={() => setAdjusting(true)}
          >
            Adjust balance
          </Button>
        )}
      </Stack>
      {isAdjusting && (
        <dialog.Part
          employee={employee}
          balances={data.balances}
          onSaved={() => void refetch()}
          onClose={() => setAdjusting(false)}
        />
      )}
    </Box>
  );
}

function Balance({ balance }: { balance: ShownBalance }) {
  const locale = useLocale();
  const { name, colour, balanceSeconds } = balance;
  const ahead = aheadText(balance, locale);
  return (
    <Box sx={{ borderLeft: 4, borderColor: colour, pl: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Box component="details">
        <Box component="summary" sx={{ cursor: "pointer", fontWeight: 600 }}>
          {`${formatDuration(balanceSeconds)} h`}
        </Box>
        <BalanceLines balance={balance} />
      </Box>
      {ahead !== null && (
        <Typography variant="body2" color="textSecondary">
          {ahead}
        </Typography>
      )}
    </Box>
  );
}

/** The changes of a balance, the newest first, each with the balance after it. */
function BalanceLines({ balance: { lines } }: { balance: ShownBalance }) {
  const locale = useLocale();
  if (lines.length === 0) return <Typography>Nothing has accrued or been taken yet.</Typography>;
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1, typography: "body2" }}
    >
      {lines.toReversed().map((line, index) => (
        <Box
          component="li"
          key={`${line.day}-${line.kind}-${lines.length - index}`}
          sx={{ display: "grid", gridTemplateColumns: "1fr auto 64px", columnGap: 2 }}
        >
          <span>
            {formatDay(line.day, locale)}
            <Box component="span" sx={{ color: "text.secondary", display: "block" }}>
              {balanceLineText(line, locale)}
            </Box>
          </span>
          <span>{`${line.seconds > 0 ? "+" : ""}${formatDuration(line.seconds)}`}</span>
          <Box component="span" sx={{ textAlign: "right", fontWeight: 600 }}>
            {formatDuration(line.balanceSeconds)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
