import Button from "@mui/material/Button";
import { ListDialog } from "../../../ui/dialogs/list-dialog.tsx";
import { KeysDialog, KeyTable } from "../../../ui/keyboard/keys-dialog.tsx";
import { FramedList } from "../../../ui/page/framed-list.ts";
import { everyScreenKeys, listKeys } from "../../../lists/screen-keys.ts";
import { ButtonRow } from "../frame/button-row.tsx";
import { Opener } from "../frame/opener.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { samplePeople } from "../samples/sample-people.ts";

/** Dialogs that show something, and the keys of a screen. */
export function ListDialogs() {
  return (
    <>
      <Specimen name="Lists" isWide>
        <ButtonRow>
          <Opener label="List of records">{(close) => <Records onClose={close} />}</Opener>
          <Opener label="Keys of a screen">
            {(close) => <KeysDialog title="Keys" keys={everyScreenKeys} onClose={close} />}
          </Opener>
        </ButtonRow>
      </Specimen>
      <Specimen name="Keys on a page" isWide>
        <KeyTable keys={listKeys} />
      </Specimen>
    </>
  );
}

function Records({ onClose }: { onClose: () => void }) {
  return (
    <ListDialog
      title="Who is off this week"
      actions={<Button variant="contained">Add time off</Button>}
      onClose={onClose}
    >
      <FramedList>
        {samplePeople.map(({ id, name, location }) => (
          <li key={id}>
            <div>{name}</div>
            <span>{location}</span>
          </li>
        ))}
      </FramedList>
    </ListDialog>
  );
}
