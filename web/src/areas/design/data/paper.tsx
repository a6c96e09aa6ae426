import Button from "@mui/material/Button";
import Portal from "@mui/material/Portal";
import { PrintedSheet } from "../../../ui/page/printed-sheet.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { samplePeople } from "../samples/sample-people.ts";

/** The sheet that is printed in place of the page. */
export function Paper() {
  return (
    <Specimen
      name="Printed sheet"
      note="Black on white in every theme; the header is on each page."
    >
      <Button variant="outlined" color="inherit" onClick={() => window.print()}>
        Print
      </Button>
      <Portal>
        <PrintedSheet orientation="portrait" isAlone>
          <div className="title">
            <h1>Harborside</h1>
            <p>Nov 23 – 29, 2026</p>
          </div>
          <table>
            <thead>
              <tr>
                <th className="who">Name</th>
                <th>Job role</th>
              </tr>
            </thead>
            <tbody>
              {samplePeople.map(({ id, name, jobRole }) => (
                <tr key={id}>
                  <th className="who">{name}</th>
                  <td>{jobRole}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PrintedSheet>
      </Portal>
    </Specimen>
  );
}
