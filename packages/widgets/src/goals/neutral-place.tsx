import { useQuery } from '@evenkeel/api-client/react'
import { Card, CardBody } from '@evenkeel/ui/card'
import { DateText } from '@evenkeel/ui/date-text'
import { Heading } from '@evenkeel/ui/heading'
import { type IconName, IconTile } from '@evenkeel/ui/icon'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { type ReactNode, useId } from 'react'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import * as words from '../words/goals.generated.ts'

interface NeutralPlaceProps {
  readonly icon: IconName
  readonly title: string
  readonly what: string
  readonly path: string
  /** The status line; empty until it is known. */
  readonly status: ReactNode
  readonly action: string
}

/** A card among the goals that is not a goal, in the shape of their cards. */
function NeutralPlace({ icon, title, what, path, status, action }: NeutralPlaceProps) {
  const titleId = useId()
  const { href } = useLinks()
  return (
    <Card labelledBy={titleId} fill>
      <CardBody>
        <div className="flex h-full flex-col pt-3">
          <IconTile name={icon} tone="neutral" />
          <div className="mt-4">
            <Heading look="part" level={2} id={titleId}>
              <TextLink tone="plain" href={href(path)}>
                {title}
              </TextLink>
            </Heading>
          </div>
          <p className="mt-1 flex-1 text-body text-text-muted">{what}</p>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 text-label font-normal break-words text-text-muted">{status}</span>
            <ButtonLink size="compact" href={href(path)} aria-describedby={titleId}>
              {action}
            </ButtonLink>
          </div>
        </div>
      </CardBody>
    </Card>
  )
}

/** The confidence checkup, which decides the suggestions. */
export function CheckupPlace() {
  const { data } = useQuery('checkupStatus')
  const isDone = data?.isCompleted === true && !data.isDue
  return (
    <NeutralPlace
      icon="clipboard"
      title={words.checkup()}
      what={words.checkupWhat()}
      path={paths.confidenceCheckup()}
      status={
        data &&
        (data.lastCompletedOn === null
          ? words.checkupOpen()
          : words.checkupDone.parts({ day: <DateText key="day" value={data.lastCompletedOn} /> }))
      }
      action={isDone ? words.viewAnswers() : words.start()}
    />
  )
}

/** The planner, who discusses the goals with the person. */
export function PlannerPlace() {
  const { data } = useQuery('planner')
  return (
    <NeutralPlace
      icon="chat"
      title={words.planner()}
      what={words.plannerWhat()}
      path={paths.planner()}
      status={data && (data.isAssigned ? `${data.firstName} ${data.lastName}` : words.noPlanner())}
      action={data?.isAssigned === true ? words.viewPlanner() : words.requestPlanner()}
    />
  )
}
