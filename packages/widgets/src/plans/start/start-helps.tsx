import { useQuery } from '@evenkeel/api-client/react'
import { Heading } from '@evenkeel/ui/heading'
import { IconTile, type IconName } from '@evenkeel/ui/icon'
import { Percent } from '@evenkeel/ui/percent'
import type { ReactNode } from 'react'
import * as words from '../../words/goal-start.generated.ts'

interface HelpProps {
  readonly icon: IconName
  readonly title: string
  readonly children: ReactNode
}

const Help = ({ icon, title, children }: HelpProps) => (
  <li className="flex items-start gap-4">
    <IconTile name={icon} tone="neutral" />
    <div className="min-w-0 flex-1">
      <Heading look="item" level={3}>
        {title}
      </Heading>
      <p className="text-label font-normal text-text-muted">{children}</p>
    </div>
  </li>
)

/** What makes a plan for retirement easier than it looks: the employer's match, what fills in itself, and someone to talk to. */
export function StartHelps() {
  const match = useQuery('household').data?.match
  const info = useQuery('companyInfo').data?.data.info
  if (match === undefined || info === undefined) return null
  return (
    <ul className="mt-6 grid grid-cols-1 gap-6 tablet:grid-cols-3">
      {match !== null && (
        <Help icon="heart" title={words.matchAdds({ employer: info.name })}>
          {words.matchTerms.parts({
            cents: Math.round(match.matchRate * 100),
            percent: <Percent key="percent" value={match.matchLimit} />,
          })}
        </Help>
      )}
      {!info.level1 && (
        <Help icon="link" title={words.fillIn()}>
          {words.fillInText()}
        </Help>
      )}
      <Help icon="chat" title={words.talkItThrough()}>
        {words.talkText()}
      </Help>
    </ul>
  )
}
