import type { Dashboard } from '@evenkeel/api-client/contract/dashboard'
import { useQuery } from '@evenkeel/api-client/react'
import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { useAtom } from 'jotai'
import { useId } from 'react'
import { QueryView } from '../shared/query-view.tsx'
import { checklistHiddenAtom } from '../shared/state/checklist.ts'
import * as words from '../words/getting-started.generated.ts'
import { FirstThingRow } from './first-thing-row.tsx'
import { FirstThingsSkeleton } from '../shared/first-things-skeleton.tsx'

interface GettingStartedProps {
  /** Asks how to add the first account. */
  readonly onAddAccount: () => void
}

/** What to do first: what is done, the next thing open, and how long each takes. Can be hidden in this browser. */
export function GettingStarted({ onAddAccount }: GettingStartedProps) {
  const [isHidden, setHidden] = useAtom(checklistHiddenAtom)
  const titleId = useId()
  const dashboard = useQuery('dashboard')
  if (isHidden)
    return (
      <p>
        <TextButton onClick={() => setHidden(false)}>{words.show()}</TextButton>
      </p>
    )
  return (
    <Card labelledBy={titleId}>
      <QueryView
        query={dashboard}
        label={words.loading()}
        skeleton={<FirstThingsSkeleton />}
        failedTitle={words.failed()}
        failedIn={(failure) => <CardBody>{failure}</CardBody>}
      >
        {({ data }) => (
          <Things start={data.gettingStarted} {...{ titleId, onAddAccount }} onHide={() => setHidden(true)} />
        )}
      </QueryView>
    </Card>
  )
}

interface ThingsProps extends GettingStartedProps {
  readonly start: Dashboard['gettingStarted']
  readonly titleId: string
  readonly onHide: () => void
}

function Things({ start: { items, match }, titleId, onAddAccount, onHide }: ThingsProps) {
  const info = useQuery('companyInfo').data?.data.info
  const left = items.filter(({ isDone }) => !isDone)
  const counts = { done: items.length - left.length, all: items.length }
  const hide = <TextButton onClick={onHide}>{words.hide()}</TextButton>
  return (
    <>
      <header className="px-4 pt-4 pb-4 tablet:px-6 tablet:pt-5">
        <div className="flex items-start justify-between gap-4">
          <Heading look="result" level={2} id={titleId}>
            {words.title({ minutes: left.reduce((sum, { minutes }) => sum + minutes, 0) })}
          </Heading>
          <span className="shrink-0 max-tablet:hidden">{hide}</span>
        </div>
        <p className="mt-1 text-body text-text-muted">
          {info === undefined ? words.progressAlone(counts) : words.progress({ ...counts, employer: info.name })}
        </p>
        <div aria-hidden className="mt-3 h-2 overflow-hidden rounded-pill bg-track [print-color-adjust:exact]">
          <div className="h-full bg-positive" style={{ width: `${(100 * counts.done) / counts.all}%` }} />
        </div>
      </header>
      <ol>
        {items.map((item, index) => (
          <FirstThingRow
            key={item.key}
            {...{ item, match, onAddAccount }}
            place={index + 1}
            isNext={item === left[0]}
            employer={info?.name}
            isByHandOnly={info?.level1 === true}
          />
        ))}
      </ol>
      <div className="border-t border-hairline px-4 py-3 tablet:hidden">{hide}</div>
    </>
  )
}
