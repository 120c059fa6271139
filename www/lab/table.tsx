/** The tables of figures in the lab. */
import type { ComponentChildren } from "preact";
import type { Speech } from "../messages/catalogue.ts";

interface Table {
  caption: string;
  /** True if the caption is seen, or for screen readers alone. */
  isCaptioned?: boolean;
  heads: readonly string[];
  /** Its bodies. */
  children: ComponentChildren;
  class?: string;
}

export function FigureTable({
  caption,
  isCaptioned = false,
  heads,
  children,
  class: className = "",
}: Table) {
  return (
    <table class={`figures ${className}`.trim()}>
      <caption class={isCaptioned ? undefined : "unseen"}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** The same, which scrolls by itself where it is wider than the page. */
export function WideTable(table: Table) {
  return (
    <div class="scrolls" tabIndex={0} role="group" aria-label={table.caption}>
      <FigureTable {...table} />
    </div>
  );
}

/** A row of figures. @param cells In a cell each. */
export function TableRow({
  name,
  cells,
  class: className,
}: {
  name: string;
  cells: readonly ComponentChildren[];
  class?: string;
}) {
  return (
    <tr class={className}>
      <th scope="row">{name}</th>
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}

/** @param digits The significant digits. */
export function percentText({ number }: Speech, nodes: number, all: number, digits = 2) {
  return number(nodes / all, { style: "percent", maximumSignificantDigits: digits });
}
