import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { CellData } from "./week-cells.ts";
import { cellKey } from "./week-cells.ts";
import type { RowData } from "./week-rows.ts";
import type { WeekFacts, WeekTopic } from "./week-store.ts";
import { WeekStore } from "./week-store.ts";

export const WeekStoreContext = createContext<WeekStore | null>(null);

/** A store that holds the present live data before the screen is painted. */
export function useFilledStore(facts: WeekFacts): WeekStore {
  const [store] = useState(() => new WeekStore(facts));
  useLayoutEffect(() => store.fill(facts));
  return store;
}

/** The model of the week on screen; read it in event handlers, listen with the hooks below. */
export function useWeekStore(): WeekStore {
  const store = use(WeekStoreContext);
  if (store === null) throw new Error("The week needs its store above it.");
  return store;
}

/**
 * What a selector finds in the week, painted again when one of the topics changes. The selector
 * answers the same object while nothing changed.
 */
export function useWeekPart<T>(topic: WeekTopic, select: (store: WeekStore) => T): T {
  const store = useWeekStore();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(topic, listener),
    [store, topic],
  );
  return useSyncExternalStore(subscribe, () => select(store));
}

/** One cell, painted again only when its own data change. */
export function useCell(employeeId: EmployeeId | null, day: LocalDate): CellData {
  const key = cellKey(employeeId, day);
  return useWeekPart(`cell ${key}`, (store) => store.cell(key));
}

/** A row, painted again when one of its cells changes. */
export function useRow(employeeId: EmployeeId | null): RowData {
  return useWeekPart(`row ${employeeId ?? "open"}`, (store) => store.row(employeeId));
}

/** All of the week, painted again after each change of anything in it. */
export function useWholeWeek() {
  return useWeekPart("week", (store) => store.week());
}
