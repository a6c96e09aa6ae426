import type { DocumentData, Firestore, Query } from "firebase/firestore";
import { collection, limit, orderBy, query } from "firebase/firestore";

const company = "companies/harbor-coffee";

export interface FloorList {
  label: string;
  path: string;
  documents: (firestore: Firestore) => Query;
  /** The cells of the rows that a document holds. */
  rowsOf: (data: DocumentData) => string[][];
}

/** Documents that screens of the product show, too: the pages of the directory, time entries. */
export const floorLists: readonly [FloorList, FloorList] = [
  {
    label: "Employees",
    path: "/employees",
    documents: (firestore) => query(collection(firestore, company, "employeeIndex"), limit(100)),
    rowsOf: ({ people }) =>
      Object.values<string | null>(people).flatMap((text) => {
        if (text === null) return [];
        const { name, status, hiredOn } = JSON.parse(text);
        return [[name, status, hiredOn].map(String)];
      }),
  },
  {
    label: "Time Entries",
    path: "/time-entries",
    documents: (firestore) =>
      query(collection(firestore, company, "timeEntries"), orderBy("day", "desc"), limit(50)),
    rowsOf: ({ day, employeeId, state }) => [[day, employeeId, state].map(String)],
  },
];
