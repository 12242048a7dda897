import * as words from '../words/bank-file-import.generated.ts'

interface RawRowsProps {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const shownRows = 4

/** The file's own first lines under its own column names; they scroll sideways if there are many columns. */
export function RawRows({ columns, rows }: RawRowsProps) {
  const cell = 'max-w-60 truncate border-b border-hairline px-3 py-1.5 text-left whitespace-nowrap'
  return (
    <details className="mt-4">
      <summary className="cursor-pointer rounded-sm text-label text-accent">{words.fileAsItIs()}</summary>
      <div
        role="region"
        aria-label={words.fileAsItIs()}
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-md border border-hairline"
      >
        <table className="min-w-full text-caption">
          <thead>
            <tr>
              {columns.map((name, place) => (
                <th key={place} scope="col" className={`${cell} font-medium text-text-muted`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map((row, line) => (
              <tr key={line}>
                {row.map((text, place) => (
                  <td key={place} className={`${cell} text-text`}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
