import type { FirstStep } from '@evenkeel/api-client/contract/dashboard'
import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { useQuery } from '@evenkeel/api-client/react'
import { dashboardNextStepCount, showsCents } from '@evenkeel/engine'
import { buttonClass } from '@evenkeel/ui/button'
import { CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { ButtonLink } from '@evenkeel/ui/link'
import { Money } from '@evenkeel/ui/money'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLinks } from './links.ts'
import { linkOfStep } from './link-of-step.ts'
import { useRowCount } from './use-row-count.ts'

/** One row of the band: on a phone the button is below the text. */
const bandRow =
  'flex min-h-[168px] items-start gap-4 border-t border-hairline px-4 py-4 first:border-t-0 tablet:min-h-[69px] tablet:items-center tablet:px-6 tablet:py-2'

interface BandRowProps {
  readonly icon: ReactNode
  readonly sentence: ReactNode
  /** Empty where the sentence says it. */
  readonly why: string
  readonly button: ReactNode
  readonly menu: ReactNode
}

/** One thing to do: what it is about, a sentence with its figure, why, one button, and what else can be done with it. */
export const BandRow = ({ icon, sentence, why, button, menu }: BandRowProps) => (
  <li className={bandRow}>
    {icon}
    <div className="flex min-w-0 flex-1 flex-col gap-3 tablet:flex-row tablet:items-center tablet:gap-4">
      <div className="min-w-0 flex-1">
        <Heading look="item" level={3}>
          <span className="font-medium">{sentence}</span>
        </Heading>
        {why !== '' && <p className="text-label font-normal text-text-muted">{why}</p>}
      </div>
      <div className="shrink-0">{button}</div>
    </div>
    {menu}
  </li>
)

/** The line of a person without a goal: on a phone the button is below the text, which takes two lines there. */
export const firstGoalLine = 'flex min-h-[92px] flex-wrap items-center justify-between gap-3 tablet:min-h-10'

/** The only line if there is nothing to do: all is done, or a first goal is offered. */
function LineSkeleton() {
  const isFirstGoal = useRowCount('goals', 0) === 0
  return (
    <div data-rows="none">
      <CardBody>
        <div className={isFirstGoal ? firstGoalLine : ''}>
          <Skeleton width="40%" height={20} />
        </div>
      </CardBody>
    </div>
  )
}

/** Returns how the button of a row looks: only the first row has the primary one. */
export const bandButton = (isFirst: boolean) =>
  ({ variant: isFirst ? 'primary' : 'secondary', size: 'compact' }) as const

/** Hands the focus on to the same link of the card, when that comes in place of the row. */
function useHandedFocus() {
  const ref = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    const link = ref.current
    const same = () =>
      [...document.links].find((one) => one.href === link?.href && one.textContent === link.textContent)
    return () => {
      if (link !== null && link === document.activeElement) queueMicrotask(() => same()?.focus({ preventScroll: true }))
    }
  }, [])
  return ref
}

interface FirstRowProps {
  readonly said: FirstStep
  readonly step: NextStep | undefined
  readonly isFirst: boolean
}

/** A row before its code is there: a link leads on, and another button can only be seen. */
function FirstRow({ said, step, isFirst }: FirstRowProps) {
  const { href } = useLinks()
  const focused = useHandedFocus()
  const link = step && linkOfStep(step)
  const look = bandButton(isFirst)
  return (
    <BandRow
      sentence={said.sentence.map((part, place) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Money key={place} value={part.dollars} cents={showsCents(part.dollars)} look="bare" />
        ),
      )}
      why={said.why}
      icon={
        <span className="shrink-0">
          <Skeleton width={36} height={36} />
        </span>
      }
      button={
        link ? (
          <ButtonLink {...look} ref={focused} href={href(link)}>
            {said.button}
          </ButtonLink>
        ) : (
          <span aria-hidden className={buttonClass(look)}>
            {said.button}
          </span>
        )
      }
      menu={<span className="size-9 shrink-0 pointer-coarse:size-11" />}
    />
  )
}

/** Things to do whose code is loading: what they say once it is known, and before that as many rows as there were last. */
export function BandSkeleton() {
  const count = useRowCount('band', dashboardNextStepCount)
  const { nextSteps, firstSteps } = useQuery('dashboard').data?.data ?? {}
  if (count === 0) return <LineSkeleton />
  if (firstSteps)
    return (
      <ul className="-mt-2">
        {firstSteps.map((said, row) => (
          <FirstRow key={row} said={said} step={nextSteps?.[row]} isFirst={row === 0} />
        ))}
      </ul>
    )
  return (
    <div className="-mt-2" data-rows="band">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={bandRow}>
          <Skeleton width={36} height={36} />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton width="50%" height={12} shape="pill" />
            <Skeleton width="40%" height={10} shape="pill" />
          </div>
        </div>
      ))}
    </div>
  )
}
