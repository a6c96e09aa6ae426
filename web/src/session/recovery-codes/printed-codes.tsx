import Portal from "@mui/material/Portal";
import { recoveryCodesSheet } from "@crewline/domain/words/sign-ins/recovery-codes-words";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { PrintedSheet } from "../../ui/page/printed-sheet.tsx";
import { useIsPrinting } from "../../ui/page/use-is-printing.ts";

interface PrintedCodesProps {
  codes: readonly string[];
  email: string;
  madeOn: LocalDate;
}

/** The codes on paper; only there while the page is printed. */
export function PrintedCodes({ codes, email, madeOn }: PrintedCodesProps) {
  const locale = useLocale();
  const { title, account, made, advice } = recoveryCodesSheet({ email, madeOn }, locale);
  return useIsPrinting() ? (
    <Portal>
      <PrintedSheet orientation="portrait">
        <h1>{title}</h1>
        <p>
          {account}
          <br />
          {made}
        </p>
        <p>{advice}</p>
        <ol style={{ font: "14pt/1.8 monospace" }}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </PrintedSheet>
    </Portal>
  ) : null;
}
