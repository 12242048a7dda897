import { ErrorState } from '@evenkeel/ui/error-state'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { useRevalidator, useRouteError } from 'react-router'
import { useEffect } from 'react'

/** A screen that could not be opened at all: its code or its session did not arrive. */
export function ErrorPage() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  useEffect(() => reportError(error), [error])
  return (
    <main className="mx-auto max-w-150 px-6 py-16">
      <ErrorState title="This page did not open" busy={state !== 'idle'} onRetry={() => void revalidate()}>
        Nothing is lost. Check your connection and try again, or go <a href={pages.home}>home</a>.
      </ErrorState>
    </main>
  )
}
