import { Button } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { useEffect, useRef } from 'react'
import type { Root } from 'react-dom/client'
import { createGuardedRoot } from './guarded-root.ts'
import { useOpenAnew } from './use-open-anew.ts'
import * as words from '../words/card-names.generated.ts'

/** Creates the root of a page of ours: when what it draws fails outside of every screen, the page says so and can be reloaded. */
export function createPageRoot(place: HTMLElement): Root {
  let hasFailed = false
  const root = createGuardedRoot(place, () => {
    // Never in a loop, should this fail as well.
    if (!hasFailed) root.render(<PageFailed />)
    hasFailed = true
  })
  return root
}

function PageFailed() {
  const { isBusy, openAnew } = useOpenAnew()
  const message = useRef<HTMLHeadingElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <main className="min-h-dvh bg-canvas px-4 text-text">
      <div className="mx-auto flex max-w-150 flex-col items-start gap-4 px-2 py-16">
        <Heading look="page" level={1} ref={message} focusable>
          {words.failed}
        </Heading>
        <Button busy={isBusy} onClick={openAnew}>
          {words.tryAgain}
        </Button>
      </div>
    </main>
  )
}
