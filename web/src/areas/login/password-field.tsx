import Visibility from "@mui/icons-material/VisibilityOutlined";
import VisibilityOff from "@mui/icons-material/VisibilityOffOutlined";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useState } from "react";
import { LoginField } from "./login-field.tsx";

interface PasswordFieldProps {
  isNew?: boolean;
  label?: string;
  error?: string | undefined;
}

export function PasswordField({ isNew = false, label = "Password", error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <LoginField
      label={label}
      name="password"
      type={isShown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      error={error}
      {...(isNew && { hint: "At least 6 characters." })}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={isShown ? "Hide the password" : "Show the password"}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
