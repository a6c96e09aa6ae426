import { PRODUCT_NAME } from "@crewline/domain/product";
import Typography from "@mui/material/Typography";

export function LoginPage() {
  return <Typography variant="h1">{PRODUCT_NAME}</Typography>;
}
