import { language } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { useFailure } from '@evenkeel/widgets/shared/failure.tsx'
import { blockedWords } from '@evenkeel/widgets/shared/our-window.ts'
import { useState } from 'react'
import type { FrameSession } from '../frame/session.ts'
import * as words from '../../words/embed.generated.ts'

/** Made only when a card shows it: every card loads this file. */
const dayText = (moment: Date) => new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' }).format(moment)

/** In the last days of the agreement: until when the card shows, and the way to let it go on, in our window. */
export function KeepShowing({ session }: { readonly session: Pick<FrameSession, 'endsAt' | 'mayKeep' | 'ask'> }) {
  const [isKept, setKept] = useState(false)
  const showFailure = useFailure()
  if (!session.mayKeep || isKept) return null
  const keep = async () => {
    try {
      const { isDone } = await session.ask({ kind: 'keep-showing' })
      if (isDone) setKept(true)
    } catch {
      showFailure(null, blockedWords)
    }
  }
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 px-4 py-1 text-label font-normal text-text-muted">
      {words.showsUntil({ date: dayText(new Date(session.endsAt)) })}
      <TextButton onClick={() => void keep()}>{words.keepShowing()}</TextButton>
    </div>
  )
}
