import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useScreenQuery } from '../../shared/use-screen-query.ts'
import * as words from '../../words/plan-form.generated.ts'

/** A part of a form, as its trail shows it. */
export interface TrailSection {
  /** In the address: `?section=accounts`. */
  readonly id: string
  readonly title: string
  /** Everything that it asks is filled in. */
  readonly isFilled: boolean
}

interface SectionTrailProps {
  /** The screen whose address has the section. */
  readonly screen: string
  readonly sections: readonly TrailSection[]
  /** Around the sections; each is marked with `data-section`. */
  readonly form: RefObject<HTMLElement | null>
}

const queryOf = (id: string) => new URLSearchParams({ section: id }).toString()

/** Returns the section of the address. The focus in another one takes the address along; Back leads to the one before. */
function useSection({ screen, sections, form }: SectionTrailProps) {
  const [query, setQuery] = useScreenQuery(screen)
  const named = new URLSearchParams(query).get('section')
  const current = sections.find(({ id }) => id === named)?.id ?? sections[0]?.id ?? ''
  const shown = useRef(sections[0]?.id ?? '')
  const follow = useEffectEvent((id: string) => {
    if (shown.current === id) return
    shown.current = id
    const part = form.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  })
  useEffect(() => follow(current), [current])
  const enter = useEffectEvent(({ target }: FocusEvent) => {
    const part = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null
    const id = part?.dataset['section']
    if (id === undefined || id === shown.current) return
    shown.current = id
    setQuery(queryOf(id), 'replace')
  })
  useEffect(() => {
    const around = form.current
    const onFocus = (event: FocusEvent) => enter(event)
    around?.addEventListener('focusin', onFocus)
    return () => around?.removeEventListener('focusin', onFocus)
  }, [form])
  return { current, go: (id: string) => setQuery(queryOf(id), 'push') }
}

/** The parts of a form next to it: which are filled in, and a way to each. */
export function SectionTrail(props: SectionTrailProps) {
  const titleId = useId()
  const { current, go } = useSection(props)
  return (
    <Card labelledBy={titleId}>
      <CardBody>
        <Heading look="part" level={2} id={titleId}>
          {words.parts()}
        </Heading>
        <ol className="mt-3 -mb-1">
          {props.sections.map(({ id, title, isFilled }, index) => (
            <li key={id} aria-current={id === current ? 'step' : undefined}>
              <button
                type="button"
                onClick={() => go(id)}
                className={`flex w-full items-center gap-3 rounded-md py-1.5 text-left text-body hover:text-accent ${id === current ? 'font-medium text-accent' : 'text-text'}`}
              >
                <span
                  aria-hidden
                  className={`flex size-6 shrink-0 items-center justify-center rounded-pill text-caption ${isFilled ? 'bg-accent-soft text-accent' : 'bg-sunken text-text-muted'}`}
                >
                  {isFilled ? <Icon name="check" size={14} /> : index + 1}
                </span>
                <span className="min-w-0">
                  {title} {isFilled && <span className="sr-only">{words.filled()}</span>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  )
}
