import { useQuery } from '@evenkeel/api-client/react'
import { addDays, dashboardNextStepCount, formatDate, screenDateFormat } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { ButtonLink } from '@evenkeel/ui/link'
import { BandSkeleton, firstGoalLine } from '../shared/band-skeleton.tsx'
import { useLinks } from '../shared/links.tsx'
import { paths } from '../shared/paths.ts'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/next-steps.generated.ts'
import { BandItem } from './band-item.tsx'
import { StepsQueryView } from './steps-query-view.tsx'

function CaughtUp() {
  const date = formatDate(addDays(useToday(), 1), screenDateFormat)
  return <p className="text-body text-text-muted">{words.caughtUp({ date })}</p>
}

/** Without a plan there is nothing to be caught up with. */
function FirstGoal() {
  const { href } = useLinks()
  return (
    <div className={firstGoalLine}>
      <p className="text-body text-text-muted">{words.startWithOneGoal()}</p>
      <ButtonLink href={href(paths.allGoals())}>{words.chooseGoal()}</ButtonLink>
    </div>
  )
}

/** The first three of all steps, each a sentence with a figure and one button; only the first button is the primary one. */
export function WhatToDo() {
  const dashboard = useQuery('dashboard')
  const steps = dashboard.data?.data.nextSteps
  const Nothing = dashboard.data?.data.goals.length === 0 ? FirstGoal : CaughtUp
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
              <CardBody>
                <Nothing />
              </CardBody>
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
