import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { useChange, useQuery } from '@evenkeel/api-client/react'
import { type Message, NextStepStatus, type PlanType } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { TextLink } from '@evenkeel/ui/link'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import { useLinks } from '../shared/links.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import { StepLink, stepRow } from './step.tsx'
import { StepSentence } from './step-sentence.tsx'
import { StepsQueryView } from './steps-query-view.tsx'
import * as words from '../words/plan-steps.generated.ts'

const saying = {
  [NextStepStatus.COMPLETED]: words.nowDone,
  [NextStepStatus.UNCOMPLETED]: words.nowOpen,
  [NextStepStatus.DISMISSED]: words.nowDismissed,
} as const satisfies Readonly<Record<NextStepStatus, Message<{ title: string }>>>

/** Returns a function that changes one step's status, with 'Undo' afterward. */
function useStepStatus({ id, title }: NextStep) {
  const setStatus = useChange('setNextStepStatus')
  const report = useReportedChange()
  const to = (status: NextStepStatus) => () => {
    if (!setStatus.isBusy)
      void report(
        setStatus.run({ params: { id: String(id), status: `${status}` }, body: {} }),
        saying[status]({ title }),
      )
  }
  return { to, isBusy: setStatus.isBusy }
}

const circle =
  'mt-px flex size-[22px] shrink-0 items-center justify-center rounded-pill border transition-colors duration-fast pointer-coarse:size-[28px]'

/** A step in its fixed place, with any status: the circle ticks and unticks it, the button next to it dismisses it. */
function PlanStep({ step }: { readonly step: NextStep }) {
  const { href } = useLinks()
  const { to, isBusy } = useStepStatus(step)
  const { title, description, link, status } = step
  const isDone = status === NextStepStatus.COMPLETED
  const isDismissed = status === NextStepStatus.DISMISSED
  // The figures of a step that is done say what is left to do, which is nothing.
  const text = isDone ? title : <StepSentence step={step} />
  return (
    <li className="flex gap-3 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0">
      <button
        type="button"
        aria-label={isDone ? words.reopen({ title }) : words.markDone({ title })}
        aria-disabled={isBusy}
        onClick={to(isDone ? NextStepStatus.UNCOMPLETED : NextStepStatus.COMPLETED)}
        className={`${circle} ${isDone ? 'border-transparent bg-positive text-surface' : 'border-border-strong text-transparent hover:border-accent hover:text-accent'}`}
      >
        <Icon name="check" size={16} className={isDone ? '' : 'forced-colors:invisible'} />
      </button>
      <div className={stepRow}>
        <div className="min-w-0 flex-[1_1_150px]">
          <Heading look="item" level={3}>
            {link === null ? (
              text
            ) : (
              <TextLink tone="plain" href={href(link)}>
                {text}
              </TextLink>
            )}
          </Heading>
          <p className="mt-0.5 text-body text-text-muted">{description}</p>
          {(isDone || isDismissed) && (
            <p className={`mt-0.5 text-label ${isDone ? 'text-positive' : 'text-text-muted'}`}>
              {isDone ? words.done() : words.dismissed()}
            </p>
          )}
        </div>
        {!isDone && (
          <span className="flex flex-wrap items-center gap-4">
            {!isDismissed && <StepLink step={step} />}
            <TextButton
              aria-label={isDismissed ? words.restoreNamed({ title }) : words.dismissNamed({ title })}
              aria-disabled={isBusy}
              onClick={to(isDismissed ? NextStepStatus.UNCOMPLETED : NextStepStatus.DISMISSED)}
            >
              {isDismissed ? words.restore() : words.dismiss()}
            </TextButton>
          </span>
        )}
      </div>
    </li>
  )
}

const doneText = (steps: readonly NextStep[]) =>
  words.doneOf({
    done: steps.filter(({ status }) => status === NextStepStatus.COMPLETED).length,
    all: steps.filter(({ status }) => status !== NextStepStatus.DISMISSED).length,
  })

/** Three steps, each a circle next to its title and its words. */
const StepsSkeleton = () => (
  <div>
    {[0, 1, 2].map((place) => (
      <div key={place} className="flex gap-3 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0">
        <Skeleton width={22} height={22} shape="pill" />
        <div className="h-20 flex-1 @narrow:h-10.5">
          <SkeletonText lines={2} />
        </div>
      </div>
    ))}
  </div>
)

/** All steps of one plan in order: open, done and dismissed (STEP-03, STEP-04). */
export function AllPlanSteps({ planType }: { readonly planType: PlanType }) {
  const found = useQuery('nextSteps', { query: { planType: String(planType) } })
  const known = found.data?.flatMap(({ nextSteps }) => nextSteps) ?? []
  return (
    <Card
      title={words.title()}
      beside={known.length > 0 && <span className="text-label font-normal text-text-muted">{doneText(known)}</span>}
    >
      <CardBody>
        <StepsQueryView query={found} skeleton={<StepsSkeleton />}>
          {(groups) => {
            const steps = groups.flatMap(({ nextSteps }) => nextSteps)
            if (steps.length === 0) return <p className="text-body text-text-muted">{words.noneBefore()}</p>
            return (
              <ul>
                {steps.map((step) => (
                  <PlanStep key={step.id} step={step} />
                ))}
              </ul>
            )
          }}
        </StepsQueryView>
      </CardBody>
    </Card>
  )
}
