import { Button } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { TextLink } from '@evenkeel/ui/link'
import { useEffect, useRef } from 'react'
import type { Root } from 'react-dom/client'
import { createGuardedRoot } from './guarded-root.ts'
import { useOpenAnew } from './use-open-anew.ts'
import * as words from '../words/errors.generated.ts'
import { tryAgain } from '../words/card-names.generated.ts'

/**
 * Creates the root of a page of ours: when what it draws fails outside of every screen, the page says so and can be reloaded.
 * @param home where the page's first screen is; left out where there is no other screen.
 */
export function createPageRoot(place: HTMLElement, home?: string): Root {
  let hasFailed = false
  const root = createGuardedRoot(place, () => {
    // Never in a loop, should this fail as well.
    if (!hasFailed) root.render(<PageFailed home={home} />)
    hasFailed = true
  })
  return root
}

function PageFailed({ home }: { readonly home: string | undefined }) {
  const { isBusy, openAnew } = useOpenAnew()
  const message = useRef<HTMLHeadingElement>(null)
  useEffect(() => message.current?.focus(), [])
  useEffect(() => {
    // The router is gone: a link, or the way back, changes nothing but the address until the page is loaded again.
    addEventListener('hashchange', openAnew)
    return () => removeEventListener('hashchange', openAnew)
  })
  return (
    <main className="min-h-dvh bg-canvas px-4 text-text">
      <div className="mx-auto flex max-w-150 flex-col items-start gap-4 px-2 py-16">
        <div>
          <Heading look="page" level={1} ref={message} focusable>
            {words.pageStopped()}
          </Heading>
          {home !== undefined && (
            <p>
              {words.savedIsKept.parts({
                link: (children) => (
                  <TextLink key="home" href={home} onClick={openAnew}>
                    {children}
                  </TextLink>
                ),
              })}
            </p>
          )}
        </div>
        <Button busy={isBusy} onClick={openAnew}>
          {tryAgain}
        </Button>
      </div>
    </main>
  )
}
