import { ErrorState } from '@evenkeel/ui/error-state'
import { TextLink } from '@evenkeel/ui/link'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import * as words from '../words/errors.generated.ts'

/**
 * Returns `openAnew`, which reloads the page, because a browser requests failed code only once. Waits until the server can be
 * reached, so that a person without a connection does not end on the browser's own error page.
 */
function useOpenAnew() {
  const [isBusy, setBusy] = useState(false)
  const openAnew = () => {
    setBusy(true)
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.reload(),
      () => setBusy(false),
    )
  }
  return { isBusy, openAnew }
}

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
