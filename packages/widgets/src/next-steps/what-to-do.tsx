import type { Dashboard } from '@evenkeel/api-client/contract/dashboard'
import { useQuery } from '@evenkeel/api-client/react'
import { addDays, dashboardNextStepCount, formatDate, GoalType, screenDateFormat } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { ButtonLink } from '@evenkeel/ui/link'
import { Money } from '@evenkeel/ui/money'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { BandSkeleton, firstGoalLine } from '../shared/band-skeleton.tsx'
import { useLinks } from '../shared/links.ts'
import { goalPaths, paths } from '../shared/paths.ts'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/next-steps.generated.ts'
import { BandItem } from './band-item.tsx'
import { StepsQueryView } from './steps-query-view.tsx'

function CaughtUp() {
  const date = formatDate(addDays(useToday(), 1), screenDateFormat)
  return <p className="text-body text-text-muted">{words.caughtUp({ date })}</p>
}

interface FirstGoalProps {
  /** What the employer adds at most; null without a match, or once the person saves for all of it. */
  readonly match: Dashboard['gettingStarted']['match']
}

/** Without a plan there is nothing to be caught up with: the employer's match comes first, where there is one. */
function FirstGoal({ match }: FirstGoalProps) {
  const { href } = useLinks()
  const company = useQuery('companyInfo', ...(match === null ? [null] : []))
  const employer = company.data?.data.info?.name
  if (match !== null && company.data === undefined && company.failure === undefined)
    return (
      <div className={firstGoalLine}>
        <Skeleton width="40%" height={20} />
      </div>
    )
  if (match === null || employer === undefined)
    return (
      <div className={firstGoalLine}>
        <p className="text-body text-text-muted">{words.startWithOneGoal()}</p>
        <ButtonLink href={href(paths.allGoals())}>{words.chooseGoal()}</ButtonLink>
      </div>
    )
  const { amount, rate, limit } = match
  return (
    <div className={firstGoalLine}>
      <p className="text-body text-text">
        {amount === null
          ? words.startWithMatchOf({ employer, cents: Math.round(rate * 100), percent: Math.round(limit * 1000) / 10 })
          : words.startWithMatch.parts({
              employer,
              amount: <Money key="amount" value={amount} cents={false} look="bare" />,
            })}
      </p>
      <ButtonLink href={href(goalPaths[GoalType.COMPANY_BENEFITS])} variant="primary">
        {words.seeHow()}
      </ButtonLink>
    </div>
  )
}

const isMatchOpen = ({ items }: Dashboard['gettingStarted']) =>
  items.some(({ key, isDone }) => key === 'match' && !isDone)

/** The first three of all steps, each a sentence with a figure and one button; only the first button is the primary one. */
export function WhatToDo() {
  const dashboard = useQuery('dashboard')
  const steps = dashboard.data?.data.nextSteps
  const start = dashboard.data?.data.gettingStarted
  const nothing =
    dashboard.data?.data.goals.length === 0 ? (
      <FirstGoal match={start && isMatchOpen(start) ? start.match : null} />
    ) : (
      <CaughtUp />
    )
  const count = steps?.length ?? 0
  const shown = Math.min(count, dashboardNextStepCount)
  return (
    <Card
      title={words.whatToDoNow()}
      beside={
        count > shown && <span className="text-label font-normal text-text-muted">{words.inAll({ shown, count })}</span>
      }
    >
      <CardBody flush>
        <StepsQueryView
          query={{ ...dashboard, data: steps }}
          skeleton={<BandSkeleton />}
          failedIn={(failure) => <CardBody>{failure}</CardBody>}
        >
          {(open) =>
            open.length === 0 ? (
              <CardBody>{nothing}</CardBody>
            ) : (
              <ul className="-mt-2">
                {open.slice(0, dashboardNextStepCount).map((step, index) => (
                  <BandItem key={step.id} step={step} isFirst={index === 0} />
                ))}
              </ul>
            )
          }
        </StepsQueryView>
      </CardBody>
    </Card>
  )
}
