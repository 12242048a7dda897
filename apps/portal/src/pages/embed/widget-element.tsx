import type { WidgetName } from '@evenkeel/api-client/contract/embed'
import { ErrorState } from '@evenkeel/ui/error-state'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { createElement, useCallback, useEffect, useState } from 'react'

const loader = `${pages.widgetScripts}loader.js`

interface WidgetElementProps {
  readonly widget: WidgetName
  /** Attributes of the element. */
  readonly options: Readonly<Record<string, string>>
}

/** The very element that stands on other people's pages, from the very script that they load. */
export function WidgetElement({ widget, options }: WidgetElementProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    import(/* @vite-ignore */ loader).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    )
  }, [])
  useEffect(load, [load])
  if (hasFailed) {
    return (
      <ErrorState title="The widget did not load" onRetry={load}>
        Check your connection and try again.
      </ErrorState>
    )
  }
  return createElement(`evenkeel-${widget}`, options)
}
