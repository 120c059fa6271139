/** A table of results. It scrolls sideways if it is too wide. */
import type { ComponentChildren } from "preact";

interface NumberTableProps {
  caption: string;
  /** False if the caption is for screen readers alone. */
  isCaptioned?: boolean;
  heads: readonly string[];
  children: ComponentChildren;
  class?: string;
}

export function NumberTable(props: NumberTableProps) {
  const { caption, isCaptioned, heads, children, class: name = "" } = props;
  return (
    <div class="scrolls shaded" tabIndex={0} role="group" aria-label={caption}>
      <table class={`table result-table ${name}`.trim()}>
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
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type RowProps = { name: ComponentChildren; cells: readonly ComponentChildren[]; class?: string };

export function TableRow({ name, cells, class: className }: RowProps) {
  return (
    <tr class={className}>
      <th scope="row">{name}</th>
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}
