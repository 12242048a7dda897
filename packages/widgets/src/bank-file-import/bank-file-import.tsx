import { Card, CardBody } from '@evenkeel/ui/card'
import { useId } from 'react'
import { ChooseStep } from './choose-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { ReadingStep } from './reading-step.tsx'
import { RefusedStep } from './refused-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { type BankFileImportActions, useBankFileImport } from './use-bank-file-import.ts'

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
