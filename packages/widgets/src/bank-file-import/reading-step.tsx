import { Loading, Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import * as words from '../words/bank-file-import.generated.ts'
import { StepHeading } from './step-heading.tsx'

interface ReadingStepProps {
  readonly titleId: string
  readonly fileName: string
}

/** The file is being uploaded and read. */
export function ReadingStep({ titleId, fileName }: ReadingStepProps) {
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
