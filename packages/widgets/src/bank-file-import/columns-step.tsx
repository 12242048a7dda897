import { Button, TextButton } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { Notice } from '@evenkeel/ui/notice'
import * as words from '../words/bank-file-import.generated.ts'
import { ColumnFields } from './column-fields.tsx'
import type { ImportState } from './import-state.ts'
import { type MappingDraft, toMapping } from './mapping.ts'
import { Problems } from './problems.tsx'
import { SampleTable } from './sample-table.tsx'
import { StepHeading } from './step-heading.tsx'

interface RawRowsProps {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const shownRows = 4

/** The file's own first lines under its own column names; they scroll sideways if there are many columns. */
function RawRows({ columns, rows }: RawRowsProps) {
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

interface ColumnsStepProps {
  readonly titleId: string
  readonly state: Extract<ImportState, { step: 'columns' }>
  readonly onChange: (mapping: MappingDraft) => void
  readonly onAccept: () => void
  readonly onStartOver: () => void
}

/** The first rows as they are read with the current columns, or what is missing before they can be read. */
function HowItReads({ state, onChange }: Pick<ColumnsStepProps, 'state' | 'onChange'>) {
  const { preview, error, isReading, mapping } = state
  const [account] = preview.accounts
  if (error !== null) {
    return (
      <Notice tone="danger" announce="polite">
        {error}
      </Notice>
    )
  }
  if (account !== undefined && !isUnfinished(state)) {
    return (
      <div aria-busy={isReading} className={`-mx-4 tablet:-mx-6 ${isReading ? 'opacity-60' : ''}`}>
        <SampleTable label={words.previewRows()} account={account} />
      </div>
    )
  }
  if (isUnfinished(state) || preview.problems.length === 0) {
    return <Notice announce="polite">{words.chooseColumns()}</Notice>
  }
  return (
    <Button busy={isReading} onClick={() => onChange(mapping)}>
      {words.readRows()}
    </Button>
  )
}

/**
 * Whether the person has started to change how the file is read, and something is missing. A file that was read by the server's guess
 * alone is complete.
 */
const isUnfinished = ({ preview, mapping }: ColumnsStepProps['state']) =>
  toMapping(mapping) === null && (preview.mapping !== undefined || preview.accounts.length === 0)

/** CSV only: which column holds what, next to a sample of the rows as they are read. */
export function ColumnsStep({ titleId, state, onChange, onAccept, onStartOver }: ColumnsStepProps) {
  const { file, preview, mapping, isReading, error } = state
  const isReadAsMeant = preview.accounts.length > 0 && !isReading && error === null
  return (
    <>
      <StepHeading id={titleId}>{words.matchColumns({ name: file.name })}</StepHeading>
      <p className="mt-1 mb-5 text-body text-text-muted">{words.matchHint()}</p>
      <ColumnFields preview={preview} mapping={mapping} onChange={onChange} />
      <div className="mt-8 mb-2">
        <Heading look="part" level={3}>
          {words.preview()}
        </Heading>
      </div>
      <Problems title={words.checkThis()} problems={preview.problems} />
      <HowItReads state={state} onChange={onChange} />
      <RawRows columns={preview.columns ?? []} rows={preview.rows ?? []} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <TextButton onClick={onStartOver}>{words.chooseAnother()}</TextButton>
        <Button variant="primary" disabled={!isReadAsMeant || isUnfinished(state)} onClick={onAccept}>
          {words.goOn()}
        </Button>
      </div>
    </>
  )
}
