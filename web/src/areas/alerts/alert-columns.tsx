import type { AlertState } from "@crewline/domain/records/alerts/alert";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { unbrokenTimes } from "../../ui/page/unbroken-times.ts";
import { AlertActions } from "./alert-actions.tsx";
import type { AlertRow } from "./alert-rows.ts";

export const alertFilters = { state: "new", location: "" };

/** The alerts of a state as a list. */
export function alertList(state: AlertState): ListDefinition<AlertRow> {
  const outcome = {
    id: "outcome",
    header: "Outcome",
    cell: (row: AlertRow) => row.outcome,
    sortBy: (row: AlertRow) => row.outcome,
    width: 240,
  };
  return {
    screen: "alerts",
    label: "Alerts",
    noun: { one: "alert", other: "alerts" },
    rowId: ({ alert }) => alert.id,
    columns: [
      {
        id: "what",
        header: "What",
        card: "title",
        cell: ({ sentence }) => unbrokenTimes(sentence),
        sortBy: ({ sentence }) => sentence,
      },
      {
        id: "type",
        header: "Type",
        card: "detail",
        cell: ({ type }) => type,
        sortBy: ({ type }) => type,
        width: 136,
      },
      {
        id: "place",
        header: "Location",
        card: "detail",
        cell: ({ place }) => place,
        sortBy: ({ place }) => place,
        width: 120,
      },
      {
        id: "since",
        header: "Since",
        card: "detail",
        cell: ({ since }) => unbrokenTimes(since),
        sortBy: ({ alert }) => alert.firstAt,
        csv: ({ alert }) => alert.firstAt,
        width: 128,
      },
      ...(state === "new" ? [] : [outcome]),
      {
        id: "actions",
        header: "Actions",
        card: "actions",
        cell: ({ alert, place, isMuted }) => (
          <AlertActions alert={alert} place={place} isMuted={isMuted} />
        ),
        csv: () => null,
        align: "right",
        width: state === "resolved" ? 90 : 288,
      },
    ],
    initialSort: { id: "since", desc: true },
    filters: alertFilters,
    file: { name: "alerts" },
  };
}
