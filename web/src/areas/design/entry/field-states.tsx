import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useState } from "react";
import type { FieldProps } from "../../../ui/inputs/field-props.ts";

type Render<T> = (field: FieldProps<T>) => ReactNode;

interface FieldStatesProps<T> {
  empty: T;
  filled: T;
  error: string;
  children: Render<T>;
}

/** A field in the states that all fields have; its label names the state. */
export function FieldStates<T>({ empty, filled, error, children }: FieldStatesProps<T>) {
  return (
    <Box sx={row}>
      <State label="Empty" start={empty} render={children} />
      <State label="Filled, required" start={filled} isRequired render={children} />
      <State label="With help" start={filled} help="Shown on schedules." render={children} />
      <State label="Wrong" start={filled} error={error} render={children} />
      <State label="Disabled" start={filled} isDisabled render={children} />
      <State label="Small" start={filled} isSmall render={children} />
    </Box>
  );
}

interface StateProps<T> extends Omit<FieldProps<T>, "value" | "onChange"> {
  start: T;
  render: Render<T>;
}

function State<T>({ start, render, ...field }: StateProps<T>) {
  const [value, setValue] = useState(start);
  return <div>{render({ ...field, value, onChange: setValue })}</div>;
}

const row = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
  gap: 2,
  alignItems: "start",
} as const;
