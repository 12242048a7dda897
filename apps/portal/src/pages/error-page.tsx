import { ErrorState } from '@evenkeel/ui/error-state'
import { TextLink } from '@evenkeel/ui/link'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'

/**
 * Opens the page anew, since a browser asks only once for code that did not arrive; but not before the server can be reached, so
 * that nobody without a connection is left with the browser's own words.
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

/** In the place of a screen whose code did not arrive or that broke; the frame around it stays. */
export function ScreenError() {
  const error = useRouteError()
  const { isBusy, openAnew } = useOpenAnew()
  useEffect(() => reportError(error), [error])
  return (
    <div className="mx-auto max-w-150 px-2 py-16">
      <ErrorState title="This page did not open" busy={isBusy} onRetry={openAnew}>
        Nothing is lost. Check your connection and try again, or go <TextLink href={pages.home}>home</TextLink>.
      </ErrorState>
    </div>
  )
}

/** Where not even the frame could be drawn: the session did not arrive, or the page has no frame. */
export function ErrorPage() {
  return (
    <main className="min-h-dvh bg-canvas px-4 text-text">
      <ScreenError />
    </main>
  )
}
