import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/embed'
import { Brand } from '@evenkeel/ui/brand-mark'
import { Button } from '@evenkeel/ui/button'
import { Card, CardBody, CardFooter, CardHeader } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { useId, useRef, useState } from 'react'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { OptionFields } from './option-fields.tsx'
import { type SnippetKind, type SnippetOptions, snippetOf } from './snippet.ts'
import { WidgetElement } from './widget-element.tsx'
import { isWidgetName, widgetWords } from './widget-words.ts'

const widgetOptions = widgetNames.map((value) => ({ value, label: widgetWords[value].name }))

const kinds = [
  { value: 'loader', label: 'Script, for one or more widgets' },
  { value: 'script', label: 'Script, this widget alone in one file' },
  { value: 'frame', label: 'Frame, which your page cannot read' },
] as const satisfies readonly { value: SnippetKind; label: string }[]

/** Where an employer picks a widget, fits it to a page, and takes the markup for it. */
export function EmbedPage() {
  usePageTitle()
  const [widget, setWidget] = useState<WidgetName>('cash-flow-chart')
  const [kind, setKind] = useState<SnippetKind>('loader')
  const [options, setOptions] = useState<SnippetOptions>({})
  return (
    <div className="min-h-dvh bg-canvas text-text">
      <main className="mx-auto flex max-w-280 flex-col gap-6 px-4 py-8 tablet:px-8">
        <Brand />
        <div>
          <Heading look="page" level={1}>
            Widgets for your pages
          </Heading>
          <p className="mt-1 max-w-160 text-body text-text-muted">
            Pick a widget, fit it to your page and copy the markup. Each employee signs in and agrees before anything is
            shown.
          </p>
        </div>
        <div className="grid items-start gap-6 min-[900px]:grid-cols-[360px_1fr]">
          <Card>
            <CardBody>
              <div className="flex flex-col gap-5 pt-2">
                <RadioGroup
                  label="Widget"
                  options={widgetOptions}
                  value={widget}
                  onChange={(chosen) => isWidgetName(chosen) && setWidget(chosen)}
                />
                <RadioGroup
                  label="How it comes onto the page"
                  options={kinds}
                  value={kind}
                  onChange={(chosen) => setKind(kinds.find(({ value }) => value === chosen)?.value ?? 'loader')}
                />
                <OptionFields options={options} onChange={setOptions} />
              </div>
            </CardBody>
          </Card>
          <div className="flex min-w-0 flex-col gap-6">
            <SnippetCard snippet={snippetOf({ kind, widget, origin: location.origin, options })} />
            <WidgetElement key={widget} widget={widget} options={options} />
          </div>
        </div>
      </main>
    </div>
  )
}

/** The markup and a button that copies it; where the browser allows no copying, it is marked for the person to copy. */
function SnippetCard({ snippet }: { readonly snippet: string }) {
  const titleId = useId()
  const text = useRef<HTMLPreElement>(null)
  const [note, setNote] = useState('')
  const copy = () => {
    if (text.current !== null) getSelection()?.selectAllChildren(text.current)
    const copied =
      'clipboard' in navigator ? navigator.clipboard.writeText(snippet) : Promise.reject(new Error('no clipboard'))
    copied.then(
      () => setNote('Copied'),
      () => setNote('Marked: copy it with your keyboard'),
    )
  }
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="Markup" titleId={titleId} />
      <CardBody>
        <pre
          ref={text}
          className="rounded-md bg-sunken p-4 font-mono text-label font-normal break-all whitespace-pre-wrap text-text"
        >
          {snippet}
        </pre>
      </CardBody>
      <CardFooter secondary={<output className="text-caption text-text-subtle">{note}</output>}>
        <Button variant="text" size="flush" onClick={copy}>
          Copy
        </Button>
      </CardFooter>
    </Card>
  )
}
