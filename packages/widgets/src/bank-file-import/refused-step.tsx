import { Button } from '@evenkeel/ui/button'
import { Notice } from '@evenkeel/ui/notice'
import * as words from '../words/bank-file-import.generated.ts'
import { StepHeading } from './step-heading.tsx'

interface RefusedStepProps {
  readonly titleId: string
  readonly fileName: string
  readonly message: string
  readonly onStartOver: () => void
}

/** The file cannot be imported: shows why, and that nothing was changed. */
export function RefusedStep({ titleId, fileName, message, onStartOver }: RefusedStepProps) {
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
