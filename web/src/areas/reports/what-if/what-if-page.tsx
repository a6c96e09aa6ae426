import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router-dom";
import { whatIfTexts } from "@crewline/domain/words/pay/what-if-words";
import type { WhatIfInput } from "@crewline/domain/records/pay/what-if";
import { trpc } from "../../../api/trpc.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { ReportTabs } from "../catalogue/report-tabs.tsx";
import { useTriedTerms } from "./use-tried-terms.ts";
import { WhatIfForm } from "./what-if-form.tsx";
import { WhatIfResult } from "./what-if-result.tsx";

/** Other rules and rates tried on the last pay periods, before anything is saved. */
export function WhatIfPage() {
  const texts = whatIfTexts(useLocale());
  const { tried, setTried } = useTriedTerms();
  return (
    <Page title={texts.title} filters={<ReportTabs />}>
      <Stack spacing={2}>
        <Typography color="textSecondary">{texts.intro}</Typography>
        <WhatIfForm key={JSON.stringify(tried)} tried={tried} onTry={setTried} />
        {Object.values(tried).some((term) => term !== null) && <Tried input={tried} />}
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
          <Link component={RouterLink} to="/settings?tab=company&section=overtime">
            {texts.toSettings}
          </Link>
          <Link component={RouterLink} to="/wage-changes">
            {texts.toWages}
          </Link>
        </Stack>
      </Stack>
    </Page>
  );
}

function Tried({ input }: { input: WhatIfInput }) {
  const texts = whatIfTexts(useLocale());
  const query = useQuery(trpc.reports.whatIf.queryOptions(input));
  return (
    <DataStates result={queryResult(query)} label={texts.title}>
      {(result) => <WhatIfResult result={result} />}
    </DataStates>
  );
}
