import { Loading, Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { StepHeading } from './step-heading.tsx'

interface ReadingStepProps {
  readonly titleId: string
  readonly fileName: string
}

/** The file is being uploaded and read. */
export function ReadingStep({ titleId, fileName }: ReadingStepProps) {
  return (
    <>
      <StepHeading id={titleId}>Reading {fileName} …</StepHeading>
      <p className="mt-1 mb-5 text-body text-text-muted">
        We upload the file and compare it with what you have. Nothing is saved yet.
      </p>
      <Loading label="Reading the file">
        <div className="flex flex-col gap-4">
          <Skeleton width="40%" height={24} />
          <Skeleton height={56} />
          <SkeletonText lines={5} />
        </div>
      </Loading>
    </>
  )
}
