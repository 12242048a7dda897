import { ErrorState } from '@evenkeel/ui/error-state'
import { TextLink } from '@evenkeel/ui/link'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useOpenAnew } from '../shell/use-open-anew.ts'
import * as words from '../words/errors.generated.ts'

/** Replaces a screen that broke or whose code did not load; the frame around it stays. */
export function ScreenError() {
  const error = useRouteError()
  const { isBusy, openAnew } = useOpenAnew()
  useEffect(() => reportError(error), [error])
  return (
    <div className="mx-auto max-w-150 px-2 py-16">
      <ErrorState title={words.pageFailed()} busy={isBusy} onRetry={openAnew}>
        {words.nothingLost.parts({
          link: (children) => (
            <TextLink key="home" href={pages.home}>
              {children}
            </TextLink>
          ),
        })}
      </ErrorState>
    </div>
  )
}

/** The page when not even the frame can be drawn: the session did not load, or the page has no frame. */
export function ErrorPage() {
  return (
    <main className="min-h-dvh bg-canvas px-4 text-text">
      <ScreenError />
    </main>
  )
}
