import { GoalType } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { FieldShape } from './field-skeletons.tsx'
import { PlanDrawing } from './plan-drawing.tsx'

const Figures = () => (
  <div className="flex flex-wrap justify-between gap-x-6 gap-y-4 border-t border-hairline px-4 py-5 tablet:px-6">
    {[88, 96, 72, 104].map((width) => (
      <div key={width} className="flex h-12 flex-col justify-between @max-[520px]:w-[calc(50%-12px)]">
        <Skeleton width={width} height={12} />
        <Skeleton width={width - 16} height={20} />
      </div>
    ))}
  </div>
)

/** An answer: its verdict, its sentence, its chart if it has one, and four figures. */
export function AnswerShape({ isDrawn = true }: { readonly isDrawn?: boolean }) {
  return (
    <Card>
      <div className="flex flex-col gap-3 px-4 pt-5 pb-5 tablet:px-6">
        <Skeleton width={180} height={20} />
        <Skeleton width="80%" height={32} />
        <SkeletonText lines={2} />
      </div>
      {isDrawn && (
        <div className="px-4 pb-5 tablet:px-6">
          <div className="h-[210px] @narrow:h-[268px]">
            <PlanDrawing of="savings" height="100%" />
          </div>
        </div>
      )}
      <Figures />
    </Card>
  )
}

/** Three choices, each a name and a box over its slider. */
const SlidersShape = () => (
  <div className="flex flex-col gap-6 px-4 py-5 tablet:px-6">
    {[96, 120, 112].map((width) => (
      <div key={width} className="flex flex-col gap-4">
        <div className="flex items-center justify-between gap-4">
          <Skeleton width={width} height={14} />
          <Skeleton width={116} height={32} />
        </div>
        <Skeleton height={4} shape="pill" />
      </div>
    ))}
  </div>
)

/** The card that leads to a form, where other goals have choices. */
const EditShape = () => (
  <CardBody>
    <div className="flex flex-col gap-3">
      <Skeleton width={144} height={20} />
      <SkeletonText lines={2} />
      <Skeleton width={112} height={40} />
    </div>
  </CardBody>
)

/** The goals whose answers are drawn, with choices next to them. */
const drawnGoals: readonly GoalType[] = [GoalType.RETIREMENT, GoalType.DEBT]

/** The page of a goal's plan: its answer next to what can be changed. */
export function PlanSkeleton({ goalType }: { readonly goalType: GoalType }) {
  const isDrawn = drawnGoals.includes(goalType)
  return (
    <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(0,320fr)]">
      <AnswerShape isDrawn={isDrawn} />
      <Card>{isDrawn ? <SlidersShape /> : <EditShape />}</Card>
    </div>
  )
}

/** The form of a retirement plan: its fields next to the answer. */
export const CalculatorSkeleton = () => (
  <div className="@container">
    <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 @wide:grid-cols-[327px_minmax(0,1fr)]">
      <Card>
        <FieldsShape rows={3} />
      </Card>
      <AnswerShape />
    </div>
  </div>
)

/** Pairs of fields, each a label over its box. */
function FieldsShape({ rows }: { readonly rows: number }) {
  return (
    <div className="grid max-w-[720px] grid-cols-1 gap-x-6 gap-y-5 px-4 py-5 tablet:px-6 @min-[560px]:grid-cols-2">
      {Array.from({ length: rows * 2 }, (_, place) => (
        <FieldShape key={place} width={place % 2 === 0 ? 132 : 104} />
      ))}
    </div>
  )
}

/** A form in sections of fields. */
export const FormSkeleton = () => (
  <div className="flex flex-col gap-4 tablet:gap-6">
    {[1, 3].map((rows) => (
      <Card key={rows}>
        <CardBody>
          <Skeleton width={160} height={22} />
        </CardBody>
        <FieldsShape rows={rows} />
      </Card>
    ))}
  </div>
)

/** The trail of a wizard's steps over the current one. */
export const WizardSkeleton = () => (
  <div className="flex flex-col gap-5">
    <div className="flex h-8 items-center gap-6">
      {[148, 120, 168, 132].map((width, place) => (
        <span key={width} className={place === 0 ? '' : 'max-tablet:hidden'}>
          <Skeleton width={width} height={14} />
        </span>
      ))}
    </div>
    <Card>
      <CardBody>
        <Skeleton width="50%" height={22} />
      </CardBody>
      <FieldsShape rows={2} />
    </Card>
  </div>
)
