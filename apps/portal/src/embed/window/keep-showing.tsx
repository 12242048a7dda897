import { useClient } from '@evenkeel/api-client/react'
import { addDays, formatDate, screenDateFormat } from '@evenkeel/engine'
import type { Decided } from '@evenkeel/widgets/shared/our-window.ts'
import { useLocalToday } from '@evenkeel/widgets/shared/today.tsx'
import type { AskedMessage } from '../window-messages.ts'
import { lastingDays } from './computer-choice.tsx'
import { Decision } from './decision.tsx'
import { pageName } from './page-name.ts'
import * as words from '../../words/consent.generated.ts'

interface KeepShowingProps {
  readonly asked: AskedMessage
  readonly onDecided: (decided: Decided) => void
}

/** Lets the page go on showing what the person has agreed to there. */
export function KeepShowing({ asked: { page, keyThumbprint, isKeyStored }, onDecided }: KeepShowingProps) {
  const client = useClient()
  const lastDay = formatDate(addDays(useLocalToday(), lastingDays(isKeyStored)), screenDateFormat)
  return (
    <Decision
      title={words.keepTitle({ page: pageName(page) })}
      label={words.keepShowing()}
      onDecided={onDecided}
      work={async () => {
        await client.change('keepEmbed', { body: { origin: page, keyThumbprint } })
        return { isDone: true, changeId: null }
      }}
    >
      <p className="text-body text-text-muted">{words.keepText({ date: lastDay })}</p>
    </Decision>
  )
}
