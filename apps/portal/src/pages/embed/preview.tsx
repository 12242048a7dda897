import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { Card, CardBody } from '@evenkeel/ui/card'
import { pages } from '@evenkeel/widgets/shared/paths.ts'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { createElement, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { reservedHeight, type SnippetOptions } from './snippet.ts'
import * as words from '../../words/embed-page.generated.ts'

interface PreviewProps {
  readonly widget: WidgetName
  readonly options: SnippetOptions
}

const loader = `${pages.widgetScripts}loader.js`

const setAttributes = (options: SnippetOptions) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ''))

/** Returns the words of an option that the widget does not use; null for every other event. */
function refusedOption(event: Event): string | null {
  if (!(event instanceof CustomEvent)) return null
  const detail: unknown = event.detail
  if (typeof detail !== 'object' || detail === null || !('code' in detail) || !('message' in detail)) return null
  return detail.code === 'option_refused' ? String(detail.message) : null
}

/**
 * Returns what the widget does not use of these colors. An element says each refusal once, so it is kept with the colors that
 * it was about.
 */
function useRefused(place: { readonly current: HTMLElement | null }, options: SnippetOptions): string[] {
  const colors = JSON.stringify(Object.entries(options).filter(([name]) => name.startsWith('color-')))
  const [refusals, setRefusals] = useState<readonly { readonly colors: string; readonly message: string }[]>([])
  useEffect(() => {
    const element = place.current
    const hear = (event: Event) => {
      const message = refusedOption(event)
      if (message !== null) setRefusals((before) => [...before, { colors, message }])
    }
    element?.addEventListener('evenkeel:error', hear)
    return () => element?.removeEventListener('evenkeel:error', hear)
  }, [place, colors])
  return refusals.filter((refusal) => refusal.colors === colors).map(({ message }) => message)
}

const views = () => [
  { value: 'sample', label: words.sampleView() },
  { value: 'before', label: words.beforeAnEmployeeConnects() },
]

const notes: Readonly<Record<string, () => string>> = {
  sample: words.sampleNote,
  before: words.beforeNote,
}

const Sample = lazy(async () => ({ default: (await import('./sample.tsx')).Sample }))

/** The widget with sample figures, or the real element, as a page shows it before anybody is connected. */
export function Preview({ widget, options }: PreviewProps) {
  const [view, setView] = useState<string>('sample')
  const place = useRef<HTMLDivElement>(null)
  const refused = useRefused(place, options)
  useEffect(() => {
    // If it cannot be loaded, the link in the element stays, as on every page.
    import(/* @vite-ignore */ loader).catch(() => undefined)
  }, [])
  const style = { display: 'block', minHeight: reservedHeight(widget) }
  return (
    <Card title={words.preview()}>
      <CardBody>
        <RadioGroup label={words.show()} options={views()} value={view} onChange={setView} />
        <p className="mt-2 mb-4 text-label font-normal text-text-muted">{notes[view]?.()}</p>
        {view === 'sample' && (
          <Suspense fallback={<Skeleton height={style.minHeight} />}>
            <Sample {...{ widget, options }} />
          </Suspense>
        )}
        <div ref={place} hidden={view === 'sample'}>
          {createElement(
            `evenkeel-${widget}`,
            { key: widget, ...setAttributes(options), style },
            <a href="/">{words.openEvenkeel()}</a>,
          )}
        </div>
        <output className="mt-2 block text-label font-normal text-text-muted">{refused.join(' ')}</output>
      </CardBody>
    </Card>
  )
}
