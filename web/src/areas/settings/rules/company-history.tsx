import { companyHistoryLines } from "@crewline/domain/words/history/history-lines";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpcClient } from "../../../api/trpc.ts";
import { HistoryPages } from "../../../entities/history/history-pages.tsx";
import { useCompany } from "../../../entities/company/use-company.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";

/** Changes of the company's settings, rules, job roles and custom fields, with actor and time. */
export function CompanyHistory() {
  const locale = useLocale();
  return (
    <DataStates result={useCompany()} label="the history">
      {({ id, timeZone }) => (
        <HistoryPages
          about={["company", id]}
          read={(from) => trpcClient.settings.history.query({ from })}
          linesOf={(event) => companyHistoryLines(event, locale)}
          timeZone={timeZone}
          emptyText="Every change of settings, rules, job roles and custom fields is listed here, with who made it."
        />
      )}
    </DataStates>
  );
}
