import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { stepButtonWord } from '@evenkeel/api-client/contract/next-step-words'
import { useChange } from '@evenkeel/api-client/react'
import { goalNames, goalOfPlan, NextStepStatus } from '@evenkeel/engine'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import type { ReactNode } from 'react'
import { goalIcons } from '../shared/goal-look.ts'
import { useLinks } from '../shared/links.ts'
import { goalPaths } from '../shared/paths.ts'
import { toPlanType } from '../shared/to-plan-type.ts'
import { useReportedChange } from '../shared/use-reported-change.ts'
import * as words from '../words/plan-steps.generated.ts'

function GoalOfStep({ step }: { readonly step: NextStep }) {
  const planType = toPlanType(step.planType)
  if (planType === null) return null
  const goalType = goalOfPlan(planType)
  return (
    <p className="mt-3 flex items-center gap-2 text-caption text-text-subtle">
      <Icon name={goalIcons[goalType]} size={16} />
      {goalNames[goalType]}
    </p>
  )
}

interface StepProps {
  readonly step: NextStep
  /** Next to others in one row, or one below the other on its goal's own page. */
  readonly layout: 'row' | 'list'
  /** What is said of it: its title, if left out, as on other people’s pages, which read no figures of a plan. */
  readonly text?: ReactNode
}

const layouts = {
  row: 'min-w-0 flex-1 border-hairline py-1 @min-[600px]:border-l @min-[600px]:pl-6 @min-[600px]:first:border-l-0 @min-[600px]:first:pl-0',
  list: 'border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0',
} as const

/** What a step says and what is done about it: next to each other, or below where there is no room. */
export const stepRow = 'flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2'

/** Whether a step is done where it is listed: on its goal's page. */
function isOwnPage({ planType }: NextStep, link: string): boolean {
  const plan = toPlanType(planType)
  return plan !== null && link.replace(/\/summary.*$/, '') === goalPaths[goalOfPlan(plan)]
}

/** What is done about a step, in the words of its button on home; the circle already says 'Mark done'. */
export function StepLink({ step }: Pick<StepProps, 'step'>) {
  const { href } = useLinks()
  const { button, link } = step
  if (link === null || button === 'markDone' || isOwnPage(step, link)) return null
  return (
    <span className="flex shrink-0 items-center" data-print="hide">
      <ButtonLink size="compact" href={href(link)}>
        {stepButtonWord(button)}
      </ButtonLink>
    </span>
  )
}

/** One step: the circle completes it, and its title links to the page where it is done. */
export function Step({ step, layout, text = step.title }: StepProps) {
  const { href } = useLinks()
  const setStatus = useChange('setNextStepStatus')
  const report = useReportedChange()
  const complete = () =>
    void report(
      setStatus.run({ params: { id: String(step.id), status: `${NextStepStatus.COMPLETED}` }, body: {} }),
      words.nowDone({ title: step.title }),
    )
  return (
    <li className={`flex gap-3 ${layouts[layout]}`}>
      <button
        type="button"
        aria-label={words.markDone({ title: step.title })}
        aria-disabled={setStatus.isBusy}
        onClick={setStatus.isBusy ? undefined : complete}
        className="mt-px flex size-[22px] shrink-0 items-center justify-center rounded-pill border border-border-strong text-transparent transition-colors duration-fast hover:border-accent hover:text-accent pointer-coarse:size-[28px]"
      >
        <Icon name="check" size={16} className="forced-colors:invisible" />
      </button>
      <div className={stepRow}>
        <div className="min-w-0 flex-[1_1_150px]">
          <Heading look="item" level={3}>
            {step.link === null ? (
              text
            ) : (
              <TextLink tone="plain" href={href(step.link)}>
                {text}
              </TextLink>
            )}
          </Heading>
          <p className="mt-0.5 text-body text-text-muted">{step.description}</p>
          {layout === 'row' && <GoalOfStep step={step} />}
        </div>
        {layout === 'list' && <StepLink step={step} />}
      </div>
    </li>
  )
}
