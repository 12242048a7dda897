import { createClient } from '@evenkeel/api-client/client'
import { paths } from '@evenkeel/api-client/contract/paths'
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { Skeleton } from '@evenkeel/ui/skeleton'
import { applyHostTheme, type HostTheme } from '@evenkeel/ui/tokens'
import { linksToPortal } from '@evenkeel/widgets/shared/links.ts'
import { createCommands } from '@evenkeel/widgets/shared/commands.ts'
import { Signature } from '@evenkeel/widgets/shared/signature.tsx'
import { TodayProvider } from '@evenkeel/widgets/shared/today.tsx'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { FrameProviders } from '../../embed/app/providers.tsx'
import { answers, debtPlan, retirementPlan, sampleDay } from '../../embed/sample-answers.ts'
import { loadCard } from '../../embed/widgets.ts'
import { reservedHeight, type SnippetOptions } from './snippet.ts'

interface SampleProps {
  readonly widget: WidgetName
  readonly options: SnippetOptions
}

/** A client that answers with made-up figures and sends nothing. */
function createSampleClient(widget: WidgetName) {
  const known = { ...answers, plan: widget === 'retirement-calculator' ? retirementPlan : debtPlan }
  return createClient({
    readCookies: () => '',
    async fetch({ method, url }) {
      const { pathname } = new URL(url)
      const name = Object.entries(paths).find(
        ([, one]) =>
          one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
      )?.[0]
      const answer = Object.entries(known).find(([answered]) => answered === name)?.[1]
      return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer)
    },
  })
}

const numeric = ['font-size-base', 'radius', 'heading-weight', 'elevation']

const toTheme = (options: SnippetOptions): HostTheme =>
  Object.fromEntries(
    Object.entries(options)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [
        name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
        numeric.includes(name) ? Number(value) : value,
      ]),
  )

/** The widget as an employee sees it once connected, with figures that are made up. */
export function Sample({ widget, options }: SampleProps) {
  const place = useRef<HTMLDivElement>(null)
  const parts = useMemo(() => {
    const client = createSampleClient(widget)
    const ask = async () => ({ isDone: false, changeId: null })
    const links = linksToPortal(location.origin, () => false)
    const Card = lazy(async () => ({ default: await loadCard(widget) }))
    return { Card, client, links, ourWindow: { ask }, commands: createCommands() }
  }, [widget])
  useEffect(() => {
    if (place.current === null) return
    const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
    applyHostTheme(place.current, toTheme(options), { prefersDark, warn: () => undefined })
  }, [options])
  const { Card, ...providers } = parts
  return (
    <div ref={place} inert className="overflow-auto text-text" style={{ height: reservedHeight(widget) }}>
      <TodayProvider today={sampleDay}>
        <FrameProviders key={widget} {...providers} stage={null}>
          <Suspense fallback={<Skeleton height={320} />}>
            <Card signature={<Signature />} />
          </Suspense>
        </FrameProviders>
      </TodayProvider>
    </div>
  )
}
