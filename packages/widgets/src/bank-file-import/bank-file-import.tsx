import { Button } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Notice } from '@evenkeel/ui/notice'
import { Loading, Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { useId } from 'react'
import * as words from '../words/bank-file-import.generated.ts'
import { ChooseStep } from './choose-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepHeading } from './step-heading.tsx'
import { type BankFileImportActions, useBankFileImport } from './use-bank-file-import.ts'

interface RefusedStepProps {
  readonly titleId: string
  readonly fileName: string
  readonly message: string
  readonly onStartOver: () => void
}

/** The file cannot be imported: shows why, and that nothing was changed. */
function RefusedStep({ titleId, fileName, message, onStartOver }: RefusedStepProps) {
  return (
    <>
      <StepHeading id={titleId}>{words.notImported({ name: fileName })}</StepHeading>
      <div className="mt-4 mb-5">
        <Notice tone="danger" announce="polite">
          <p className="break-words">{message}</p>
          <p>{words.nothingSaved()}</p>
        </Notice>
      </div>
      <Button variant="primary" onClick={onStartOver}>
        {words.chooseAnother()}
      </Button>
    </>
  )
}

interface ReadingStepProps {
  readonly titleId: string
  readonly fileName: string
}

/** The file is being uploaded and read. */
function ReadingStep({ titleId, fileName }: ReadingStepProps) {
  return (
    <>
      <StepHeading id={titleId}>{words.readingFile({ name: fileName })}</StepHeading>
      <p className="mt-1 mb-5 text-body text-text-muted">{words.readingHint()}</p>
      <Loading label={words.readingLabel()}>
        <div className="flex flex-col gap-4">
          <Skeleton width="40%" height={24} />
          <Skeleton height={56} />
          <SkeletonText lines={5} />
        </div>
      </Loading>
    </>
  )
}

interface StepProps {
  readonly titleId: string
  readonly actions: BankFileImportActions
}

function Step({ titleId, actions }: StepProps) {
  const { state, startOver } = actions
  const common = { titleId, onStartOver: startOver }
  switch (state.step) {
    case 'choose':
      return <ChooseStep titleId={titleId} isFirst={state.isFirst} onFile={actions.openFile} />
    case 'reading':
      return <ReadingStep titleId={titleId} fileName={state.file.name} />
    case 'refused':
      return <RefusedStep {...common} fileName={state.fileName} message={state.message} />
    case 'columns':
      return (
        <ColumnsStep
          {...common}
          state={state}
          onChange={(mapping) => actions.changeMapping(state.file, mapping)}
          onAccept={actions.acceptColumns}
        />
      )
    case 'review':
      return (
        <ReviewStep
          {...common}
          state={state}
          isCommitting={actions.isCommitting}
          onTarget={(key, target) => actions.chooseTarget(state, key, target)}
          onDecide={(key, change) => actions.decide(state, key, change)}
          onSigns={(invertSign) => actions.chooseSigns(state, invertSign)}
          onSkipUnreadable={actions.skipUnreadable}
          onImport={() => void actions.importFile(state)}
          onReopenColumns={actions.reopenColumns}
        />
      )
    case 'done':
      return (
        <DoneStep
          {...common}
          state={state}
          isUndoing={actions.isUndoing}
          onUndo={() => void actions.undo(state.bankFileId)}
        />
      )
  }
}

/** Imports a file from a bank: choose it, preview the outcome, decide, import, and undo it if it was wrong. */
export function BankFileImport() {
  const titleId = useId()
  const actions = useBankFileImport()
  return (
    <Card labelledBy={titleId}>
      <CardBody>
        <div className="pt-3">
          <Step titleId={titleId} actions={actions} />
        </div>
      </CardBody>
    </Card>
  )
}
