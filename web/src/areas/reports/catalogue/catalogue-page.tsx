import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { reportIds } from "@crewline/domain/records/reports/report";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { Page } from "../../../ui/page/page.tsx";
import { ScheduledReportList } from "../scheduled/scheduled-report-list.tsx";
import { ReportTabs } from "./report-tabs.tsx";

const grid = {
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", lg: "1fr 1fr 1fr" },
  listStyle: "none",
  p: 0,
  m: 0,
};

/** All reports, each with what it answers, and those that are sent by e-mail. */
export function CataloguePage() {
  const { titles, tabs } = reportTexts(useLocale());
  return (
    <Page title={tabs.label} filters={<ReportTabs />}>
      <Stack component="ul" sx={grid}>
        {reportIds.map((id) => (
          <Card key={id} component="li" variant="outlined">
            <CardActionArea
              component={Link}
              to={`/reports?report=${id}`}
              sx={{ p: 2, height: "100%", alignContent: "start" }}
            >
              <Typography variant="h2" gutterBottom>
                {titles[id].title}
              </Typography>
              <Typography color="textSecondary">{titles[id].question}</Typography>
            </CardActionArea>
          </Card>
        ))}
      </Stack>
      <ScheduledReportList />
    </Page>
  );
}
