import { useCompany } from "../../../entities/company/use-company.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { RulesHistory } from "./rules-history.tsx";

/** Every change of every part of the rules. */
export function AllChanges() {
  return (
    <DataStates result={useCompany()} label="the changes of the rules">
      {(company) => <RulesHistory company={company} />}
    </DataStates>
  );
}
