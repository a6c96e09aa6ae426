import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Fragment } from "react";
import { RowCheckbox } from "./row-checkbox.tsx";
import type { TableColumn } from "./table-column.ts";
import { rowName, titleColumn } from "./table-column.ts";
import { OpenButton } from "./table-frame.ts";
import type { ModelledTableProps } from "./table-view.tsx";
import { useGrowingCount } from "./use-growing-count.ts";
import type { TableRowModel } from "./use-table-model.ts";

const Cards = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  // As wide as the screen, however long the longest title is.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 6,
  "& li": {
    position: "relative",
    padding: 12,
    border: "1px solid",
    borderColor: (theme.vars ?? theme).palette.divider,
    borderRadius: (theme.vars ?? theme).shape.borderRadius,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    // Cards far away cost neither layout nor paint.
    contentVisibility: "auto",
    containIntrinsicSize: "auto 64px",
  },
  "& li.selected": { backgroundColor: (theme.vars ?? theme).palette.action.selected },
  "& li.heading": { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  "& .title": {
    display: "flex",
    alignItems: "center",
    minHeight: 32,
    fontWeight: 600,
    overflowWrap: "anywhere",
  },
  "& .two-lines": { flexGrow: 1, minWidth: 0 },
  "& .two-lines > *": { maxWidth: "100%" },
  // A card that opens its row has its details in one line, and the rest is there; others say it all.
  "& .two-lines > button + .detail": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& .detail": {
    fontSize: "0.8125rem",
    fontWeight: 400,
    lineHeight: "18px",
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  "& .detail > * + *::before": { content: '" · "' },
  "& .state": {
    flexShrink: 0,
    maxWidth: "45%",
    marginLeft: "auto",
    paddingLeft: 8,
    fontWeight: 400,
  },
  "& .state > *": { justifyContent: "flex-end" },
  "& li:has(.two-lines)": { padding: "6px 12px", minHeight: 64, boxSizing: "border-box" },
  "& li:has(.two-lines) .title": { minHeight: 50 },
  // The whole card is the target of its opening control; other controls lie above it.
  "& [data-opens-row]::after": { content: '""', position: "absolute", inset: 0 },
  "& [data-opens-row]:focus-visible::after": {
    outline: "2px solid",
    outlineColor: (theme.vars ?? theme).palette.primary.main,
    outlineOffset: -2,
    borderRadius: (theme.vars ?? theme).shape.borderRadius,
  },
  "& a, & button:not([data-opens-row]), & input": { position: "relative", zIndex: 1 },
  "& dl": {
    margin: 0,
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gap: "2px 12px",
    fontSize: "0.875rem",
  },
  "& dl.figures": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: 16,
    alignItems: "baseline",
  },
  "& dl.figures > div": { display: "flex", alignItems: "baseline", columnGap: 8 },
  "& dl.figures dd": { marginLeft: "auto", flexShrink: 0 },
  "& dt": { color: (theme.vars ?? theme).palette.text.secondary },
  "& dd": { margin: 0, textAlign: "right", minWidth: 0, overflowWrap: "anywhere" },
  // Several chips keep to the edge where the other values are.
  "& dd > .MuiStack-root": { justifyContent: "flex-end" },
}));

/** The list of narrow screens: one card a row, more of them as the person scrolls. */
export function CardList<T extends object>(props: ModelledTableProps<T>) {
  const { label, columns, model, footer } = props;
  const rows = model.getRowModel().rows;
  const { count, sentinel } = useGrowingCount(rows.length);
  return (
    <>
      <Cards aria-label={label}>
        {footer !== undefined && (
          <li>
            <div className="title">{footer.label}</div>
            <Values columns={columns.filter((column) => column.footer !== undefined)} />
          </li>
        )}
        {rows.slice(0, count).map((row) => (
          <Card key={row.id} {...props} row={row} />
        ))}
      </Cards>
      <div ref={sentinel} />
    </>
  );
}

function Card<T extends object>(props: ModelledTableProps<T> & { row: TableRowModel<T> }) {
  const { columns, row, onOpen, selection, rowRole } = props;
  const role = rowRole?.(row.original) ?? "opens";
  const named = titleColumn(columns);
  const isSelected = selection !== undefined && row.getIsSelected();
  const title = named?.cell(row.original);
  const of = (place: TableColumn<T>["card"]) =>
    columns.filter((column) => column !== named && column.card === place);
  const details = of("detail");
  const states = of("state");
  const open =
    onOpen === undefined || role !== "opens" ? (
      title
    ) : (
      <OpenButton type="button" data-opens-row onClick={() => onOpen(row.original)}>
        {title}
      </OpenButton>
    );
  return (
    <li
      className={`${isSelected ? "selected" : ""} ${role === "heading" ? "heading" : ""}`}
      data-row-id={row.id}
    >
      <div className="title">
        {selection !== undefined && (
          <RowCheckbox
            label={`Select ${rowName(columns, row.original)}`}
            isChecked={isSelected}
            onChange={row.getToggleSelectedHandler()}
          />
        )}
        {details.length === 0 ? (
          open
        ) : (
          <div className="two-lines">
            {open}
            <div className="detail">
              {details.map((column) => (
                <span key={column.id}>{column.cell(row.original)}</span>
              ))}
            </div>
          </div>
        )}
        {states.map((column) => (
          <div key={column.id} className="state">
            {column.cell(row.original)}
          </div>
        ))}
      </div>
      <Values columns={columns.filter((column) => column !== named)} row={row.original} />
      {of("actions").map((column) => (
        <div key={column.id}>{column.cell(row.original)}</div>
      ))}
    </li>
  );
}

interface LinesProps<T> {
  columns: readonly TableColumn<T>[];
  /** Without a row the lines show the columns' totals. */
  row?: T | undefined;
}

/** The values that follow the title with their names; in the totals those of every place. */
function Values<T>({ columns, row }: LinesProps<T>) {
  const figures = columns.filter(({ card }) => card === "figure");
  const others = columns.filter(({ card }) =>
    row === undefined ? card !== "figure" : card === undefined,
  );
  return (
    <>
      <Lines columns={others} row={row} />
      <Lines columns={figures} row={row} className="figures" />
    </>
  );
}

function Lines<T>({ columns, row, className }: LinesProps<T> & { className?: string }) {
  if (columns.length === 0) return null;
  return (
    <dl className={className}>
      {columns.map((column) => (
        <Line
          key={column.id}
          column={column}
          content={row === undefined ? column.footer : column.cell(row)}
        />
      ))}
    </dl>
  );
}

/** Nothing for a value that the row has none of, as a heading above others. */
function Line<T>(props: { column: TableColumn<T>; content: ReactNode }) {
  if (props.content === null) return null;
  const Pair = props.column.card === "figure" ? "div" : Fragment;
  return (
    <Pair>
      <dt>{props.column.header}</dt>
      <dd>{props.content}</dd>
    </Pair>
  );
}
