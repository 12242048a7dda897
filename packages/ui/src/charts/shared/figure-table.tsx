import type { ReactNode } from 'react'

export type FigureColumn = { id: string; name: string }

export type FigureRow = {
  /** The name of the row, different in every row: 'Nov 2027'. */
  name: string
  /** One for each column after the first; undefined if there is none. */
  figures: readonly (number | undefined)[]
}

type FigureTableProps = {
  caption: string
  /** The first names the rows. */
  columns: readonly FigureColumn[]
  rows: readonly FigureRow[]
  render: (figure: number) => ReactNode
}

const cellsClass = '[&_td]:px-2 [&_th]:px-2 [&_:is(td,th):first-child]:pl-0 [&_:is(td,th):last-child]:pr-0'

/** The numbers of a drawing as a table of named rows. */
export function FigureTable({ caption, columns, rows, render }: FigureTableProps) {
  const [, ...figureColumns] = columns
  return (
    <table className={`w-full border-collapse text-body tabular-nums ${cellsClass}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="h-10 border-b border-hairline text-label text-text-subtle">
          {columns.map(({ id, name }, index) => (
            <th key={id} scope="col" className={`font-normal ${index === 0 ? 'text-left' : 'text-right'}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }) => (
          <tr key={name} className="h-10 border-b border-hairline last:border-b-0">
            <th scope="row" className="text-left font-medium whitespace-nowrap text-text">
              {name}
            </th>
            {figureColumns.map(({ id }, index) => (
              <FigureCell key={id} figure={figures[index]} render={render} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function FigureCell({ figure, render }: { figure: number | undefined; render: FigureTableProps['render'] }) {
  return <td className="text-right whitespace-nowrap text-text">{figure === undefined ? '–' : render(figure)}</td>
}

/** The container of a visible table: a table that is longer or wider scrolls in it, also by key, and prints completely. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className="max-h-96 overflow-auto rounded-sm print:max-h-none">
      {children}
    </div>
  )
}
