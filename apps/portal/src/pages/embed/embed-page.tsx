import { type WidgetName, widgetNames } from '@evenkeel/api-client/contract/widget-names'
import { Brand } from '@evenkeel/ui/brand-mark'
import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { RadioGroup } from '@evenkeel/ui/radio-group'
import { Select } from '@evenkeel/ui/select'
import { isWidgetName, widgetWords } from '@evenkeel/widgets/shared/widget-words.ts'
import { useEffect, useState } from 'react'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Preview } from './preview.tsx'
import { SnippetCard } from './snippet-card.tsx'
import { createSnippet, type Release, type SnippetKind, snippetKinds, type SnippetOptions } from './snippet.ts'
import * as words from '../../words/embed-page.generated.ts'
import type { AttributeName } from '@evenkeel/embed/protocol'
import { colorChoices, layoutChoices, leftOut, shapeChoices, type Choice } from './option-choices.ts'
import { version } from '../../../package.json'

interface ColorFieldProps {
  readonly label: string
  readonly choices: readonly Choice[]
  /** `#rrggbb`; empty for ours */
  readonly value: string
  readonly onChange: (value: string) => void
}

const other = 'other'

/** A color by name with its swatch, or any other from the browser's own picker. */
function ColorField({ label, choices, value, onChange }: ColorFieldProps) {
  const isListed = choices.some((choice) => choice.value === value)
  const isOther = value !== '' && !isListed
  const items = [
    { value: leftOut, label: words.evenkeelsOwn() },
    ...choices.map((choice) => ({ ...choice, swatch: choice.value })),
    { value: other, label: words.anotherColor(), ...(isOther && { swatch: value }) },
  ]
  const choose = (chosen: string) => {
    if (chosen === other) onChange('#336699')
    else onChange(chosen === leftOut ? '' : chosen)
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Select label={label} items={items} value={isOther ? other : value || leftOut} onChange={choose} />
      </div>
      {isOther && (
        <input
          type="color"
          aria-label={words.anotherOf({ label })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-control w-12 shrink-0 cursor-pointer rounded-md border border-border-strong bg-surface p-1"
        />
      )}
    </div>
  )
}

/** Returns the file of this release that never changes, with its hash; null if this server keeps none. */
export async function findRelease(): Promise<Release | null> {
  // Browsers compute hashes on secure pages only.
  if (!isSecureContext) return null
  const path = `/widgets/${version}/evenkeel.js`
  const answer = await fetch(path)
  if (!answer.ok) return null
  const hash = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer())
  return { path, integrity: `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` }
}

interface OptionFieldsProps {
  readonly options: SnippetOptions
  readonly onChange: (options: SnippetOptions) => void
}

/** The options that a page can set on a widget, each chosen from a list. */
function OptionFields({ options, onChange }: OptionFieldsProps) {
  const put = (name: AttributeName, value: string) => onChange({ ...options, [name]: value })
  const lists = (group: ReturnType<typeof layoutChoices>) =>
    group.map(({ name, label, choices }) => (
      <Select
        key={name}
        label={label}
        items={choices}
        value={options[name] || leftOut}
        onChange={(value) => put(name, value === leftOut ? '' : value)}
      />
    ))
  return (
    <>
      {lists(layoutChoices())}
      {colorChoices().map(({ name, label, choices }) => (
        <ColorField
          key={name}
          label={label}
          choices={choices}
          value={options[name] ?? ''}
          onChange={(value) => put(name, value)}
        />
      ))}
      {lists(shapeChoices())}
    </>
  )
}

const widgetOptions = widgetNames.map((value) => ({ value, label: widgetWords(value).name }))

const kindWords: Readonly<Record<SnippetKind, { readonly label: () => string; readonly note: () => string }>> = {
  html: { label: words.anyPage, note: words.anyPageNote },
  react: { label: () => 'React', note: words.reactNote },
  vue: { label: () => 'Vue', note: words.vueNote },
  sharepoint: { label: () => 'SharePoint', note: words.sharepointNote },
  teams: {
    label: () => 'Teams',
    note: words.teamsNote,
  },
  wordpress: { label: () => 'WordPress', note: words.wordpressNote },
}

const kinds = () => snippetKinds.map((value) => ({ value, label: kindWords[value].label() }))

const versions = () => [
  { value: 'newest', label: words.newest() },
  { value: 'fixed', label: words.fixedRelease() },
]

/** Kinds whose markup names the script. */
const withScript: readonly SnippetKind[] = ['html', 'sharepoint', 'teams']

function useRelease(): Release | null {
  const [release, setRelease] = useState<Release | null>(null)
  useEffect(() => {
    findRelease().then(setRelease, () => setRelease(null))
  }, [])
  return release
}

/** The page on which an employer chooses a widget, sets its options, and copies the markup. */
export function EmbedPage() {
  usePageTitle()
  const [widget, setWidget] = useState<WidgetName>('cash-flow-chart')
  const [kind, setKind] = useState<SnippetKind>('html')
  const [isFixed, setIsFixed] = useState(false)
  const [options, setOptions] = useState<SnippetOptions>({})
  const release = useRelease()
  const snippet = createSnippet({ kind, widget, origin: location.origin, options, release: isFixed ? release : null })
  return (
    <div className="min-h-dvh bg-canvas text-text">
      <main className="mx-auto flex max-w-280 flex-col gap-6 px-4 py-8 tablet:px-8">
        <Brand />
        <div>
          <Heading look="page" level={1}>
            {words.widgetsForYourPages()}
          </Heading>
          <p className="mt-1 max-w-160 text-body text-text-muted">{words.intro()}</p>
        </div>
        <div className="grid items-start gap-6 min-[900px]:grid-cols-[360px_1fr]">
          <Card>
            <CardBody>
              <div className="flex flex-col gap-5 pt-2">
                <RadioGroup
                  label={words.widget()}
                  options={widgetOptions}
                  value={widget}
                  onChange={(chosen) => isWidgetName(chosen) && setWidget(chosen)}
                />
                <Select
                  label={words.whereItGoes()}
                  items={kinds()}
                  value={kind}
                  onChange={(chosen) => setKind(snippetKinds.find((value) => value === chosen) ?? 'html')}
                />
                {release !== null && withScript.includes(kind) && (
                  <Select
                    label={words.version()}
                    items={versions()}
                    value={isFixed ? 'fixed' : 'newest'}
                    onChange={(chosen) => setIsFixed(chosen === 'fixed')}
                  />
                )}
                <OptionFields options={options} onChange={setOptions} />
              </div>
            </CardBody>
          </Card>
          <div className="flex min-w-0 flex-col gap-6 max-[899px]:order-first min-[900px]:sticky min-[900px]:top-6">
            <Preview widget={widget} options={options} />
            <SnippetCard snippet={snippet} note={kindWords[kind].note()} />
          </div>
        </div>
      </main>
    </div>
  )
}
