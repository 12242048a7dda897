import { Button, TextButton } from '@evenkeel/ui/button'
import * as drafts from '../../words/drafts.generated.ts'
import * as words from '../../words/plan-form.generated.ts'

/** What a press on a button of a form leads to, once its fields are in order. */
export type Aim = 'next' | 'use'

interface StepButtonsProps {
  readonly isBusy: boolean
  /** Absent on the first step. */
  readonly onBack: (() => void) | undefined
  readonly isLast: boolean
  /** The plan can be used from here, without the steps that follow. */
  readonly isWhole: boolean
  readonly onAim: (aim: Aim) => void
  readonly onClose: () => void
  readonly onCancel: () => void
}

/** The ways out of a step. The two on the right submit it. */
export function StepButtons(props: StepButtonsProps) {
  const { isBusy, onBack, isLast, isWhole, onAim, onClose, onCancel } = props
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3" data-print="hide">
      {onBack !== undefined && (
        <Button icon="chevron-left" disabled={isBusy} onClick={onBack}>
          {words.back()}
        </Button>
      )}
      <TextButton disabled={isBusy} onClick={onCancel}>
        {words.cancel()}
      </TextButton>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
        <Button variant="text" disabled={isBusy} onClick={onClose}>
          {drafts.saveDraft()}
        </Button>
        {(isLast || isWhole) && (
          <Button type="submit" variant={isLast ? 'primary' : 'secondary'} busy={isBusy} onClick={() => onAim('use')}>
            {words.takePlan()}
          </Button>
        )}
        {!isLast && (
          <Button type="submit" variant="primary" disabled={isBusy} onClick={() => onAim('next')}>
            {words.goOn()}
          </Button>
        )}
      </div>
    </div>
  )
}
