import { Button } from '@evenkeel/ui/button'
import { ButtonLink } from '@evenkeel/ui/link'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import * as words from '../words/bank-file-import.generated.ts'
import type { ImportState } from './import-state.ts'
import { StepHeading } from './step-heading.tsx'

type DoneState = Extract<ImportState, { step: 'done' }>

interface DoneStepProps {
  readonly titleId: string
  readonly state: DoneState
  readonly isUndoing: boolean
  readonly onUndo: () => void
  readonly onStartOver: () => void
}

const outcomeText = ({ created, skipped, removed }: DoneState): string =>
  removed === null ? words.outcome({ created, skipped }) : words.outcomeUndone({ removed })

/** The result of the import, the link to it, and the button to undo it. */
export function DoneStep({ titleId, state, isUndoing, onUndo, onStartOver }: DoneStepProps) {
  const { href } = useLinks()
  const isUndone = state.removed !== null
  return (
    <>
      <StepHeading key={String(isUndone)} id={titleId}>
        {isUndone ? words.undone() : words.isImported({ name: state.fileName })}
      </StepHeading>
      <p className="mt-1 mb-6 text-body text-text-muted">{outcomeText(state)}</p>
      <div className="flex flex-wrap items-center gap-3">
        {isUndone ? (
          <Button variant="primary" onClick={onStartOver}>
            {words.chooseAnother()}
          </Button>
        ) : (
          <>
            <ButtonLink variant="primary" href={href(paths.allTransactions())}>
              {words.viewTransactions()}
            </ButtonLink>
            <Button onClick={onStartOver}>{words.importAnother()}</Button>
            <Button variant="text" icon="undo" busy={isUndoing} onClick={onUndo}>
              {words.undoImport()}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
