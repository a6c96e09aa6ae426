import History from "@mui/icons-material/HistoryOutlined";
import UploadFile from "@mui/icons-material/UploadFileOutlined";
import Button from "@mui/material/Button";
import { Acts } from "../../ui/acts/acts.tsx";

interface BulkButtonProps {
  onClick: () => void;
}

/** Opens the latest bulk changes of a list. */
export function RecentBatchesButton({ onClick }: BulkButtonProps) {
  return (
    <Acts>
      <Button variant="text" color="inherit" startIcon={<History />} onClick={onClick}>
        Bulk changes
      </Button>
    </Acts>
  );
}

/** Opens the import of a file into a list. */
export function ImportButton({ onClick }: BulkButtonProps) {
  return (
    <Acts>
      <Button variant="outlined" color="inherit" startIcon={<UploadFile />} onClick={onClick}>
        Import CSV
      </Button>
    </Acts>
  );
}
