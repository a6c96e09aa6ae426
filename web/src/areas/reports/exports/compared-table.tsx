import { counted } from "@crewline/domain/kernel/formats/counted";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { ComparedPerson } from "@crewline/domain/projections/payroll/compare-result";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useLocale } from "../../../locale/use-locale.ts";
import { useComparedTexts } from "./use-compared-texts.ts";

/** Instead of figures, of an employee whom the file does not have. */
const NOT_PAID = "Not in payroll";

interface ComparedTableProps {
  people: readonly ComparedPerson[];
  currency: string;
}

/** Hours and pay of each person in the export and in payroll; who differs comes first. */
export function ComparedTable({ people, currency }: ComparedTableProps) {
  const locale = useLocale();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const Row = isPhone ? PhoneRow : PersonRow;
  const differing = people.filter(({ isEqual }) => !isEqual);
  const count = counted(differing.length, nouns.employee, locale);
  return (
    <>
      {differing.length === 0 ? (
        <Alert severity="success">Payroll paid what was exported.</Alert>
      ) : (
        <Alert severity="warning">Differences: {count}</Alert>
      )}
      <TableContainer sx={{ maxHeight: 360 }} tabIndex={0} role="region" aria-label="Compared">
        <Table size="small" stickyHeader aria-label="Export and payroll per person">
          <TableHead>{isPhone ? <PhoneHead /> : <Head />}</TableHead>
          <TableBody>
            {people.map((person) => (
              <Row
                key={`${person.payrollId} ${person.employeeName}`}
                person={person}
                currency={currency}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function Head() {
  return (
    <TableRow>
      <TableCell>Payroll ID</TableCell>
      <TableCell>Employee</TableCell>
      <TableCell align="right">Hours exported</TableCell>
      <TableCell align="right">Hours paid</TableCell>
      <TableCell align="right">Pay exported</TableCell>
      <TableCell align="right">Paid</TableCell>
      <TableCell align="right">Difference</TableCell>
    </TableRow>
  );
}

interface PersonRowProps {
  person: ComparedPerson;
  currency: string;
}

function PersonRow({ person, currency }: PersonRowProps) {
  const { payrollId, employeeName, paid, isEqual } = person;
  const { exported, received, difference } = useComparedTexts(person, currency);
  return (
    <TableRow sx={isEqual ? {} : { "& td": { fontWeight: 600 } }}>
      <TableCell>{payrollId ?? "–"}</TableCell>
      <TableCell>{employeeName ?? "Not in the export"}</TableCell>
      <TableCell align="right">{exported.hours}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
        {paid === null ? NOT_PAID : received.hours}
      </TableCell>
      <TableCell align="right">{exported.pay}</TableCell>
      <TableCell align="right">{received.pay}</TableCell>
      <TableCell align="right">{difference}</TableCell>
    </TableRow>
  );
}

function PhoneHead() {
  return (
    <TableRow>
      <TableCell>Employee</TableCell>
      <TableCell align="right">Difference</TableCell>
    </TableRow>
  );
}

/** What was exported and what was paid below the name, so that no column leaves the screen. */
function PhoneRow({ person, currency }: PersonRowProps) {
  const { payrollId, employeeName, exported: sent, paid, isEqual } = person;
  const { exported, received, difference } = useComparedTexts(person, currency);
  const name = employeeName ?? "Not in the export";
  const lines = [
    ...(sent === null ? [] : [`Exported: ${exported.hours} h, ${exported.pay}`]),
    paid === null ? NOT_PAID : `Paid: ${received.hours} h, ${received.pay}`,
  ];
  return (
    <TableRow sx={{ verticalAlign: "top" }}>
      <TableCell>
        <Box sx={{ fontWeight: isEqual ? 400 : 600 }}>
          {payrollId === null ? name : `${name} (${payrollId})`}
        </Box>
        {lines.map((line) => (
          <Typography key={line} variant="body2" color="textSecondary">
            {line}
          </Typography>
        ))}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: "nowrap", fontWeight: isEqual ? 400 : 600 }}>
        {difference}
      </TableCell>
    </TableRow>
  );
}
