import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import type { Firestore } from "firebase/firestore";
import { onSnapshot } from "firebase/firestore";
import { useEffect, useState } from "react";
import type { FloorList } from "./floor-lists.ts";

/** So many rows are painted at most: a screen of them, and as many to scroll to. */
const MOST_ROWS = 40;

interface LiveTableProps {
  list: FloorList;
  firestore: Promise<Firestore>;
}

/** The rows of one listener. */
export function LiveTable({ list, firestore }: LiveTableProps) {
  const [rows, setRows] = useState<string[][]>([]);
  useEffect(() => {
    const watching = new AbortController();
    void watch(list, firestore, { signal: watching.signal, setRows });
    return () => watching.abort();
  }, [list, firestore]);
  return (
    <Table>
      <TableBody>
        {rows.slice(0, MOST_ROWS).map((cells) => (
          <TableRow key={cells.join()}>
            {cells.map((cell) => (
              <TableCell key={cell}>{cell}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

async function watch(
  list: FloorList,
  firestore: Promise<Firestore>,
  { signal, setRows }: { signal: AbortSignal; setRows: (rows: string[][]) => void },
): Promise<void> {
  const opened = await firestore;
  if (signal.aborted) return;
  const stop = onSnapshot(list.documents(opened), ({ docs }) =>
    setRows(docs.flatMap((document) => list.rowsOf(document.data()))),
  );
  signal.addEventListener("abort", stop);
}
