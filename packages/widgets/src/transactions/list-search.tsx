import { Icon } from '@evenkeel/ui/icon'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as words from '../words/transactions.generated.ts'

/** How long a person stops typing before the list is read. */
const pauseMs = 250

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The key '/' leads to the search from anywhere on the page, except from a field or a dialog. */
function useSlash(focus: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isFree = !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target)
    if (event.key !== '/' || !isFree || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

interface ListSearchProps {
  readonly text: string
  readonly onSearch: (text: string) => void
}

/** The search of the list. What is typed counts after a short pause, or at once with Enter. */
export function ListSearch({ text, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  // Back, or a link, can bring another text.
  if (known !== text) {
    setKnown(text)
    setTyped(text)
  }
  const input = useRef<HTMLInputElement>(null)
  useSlash(() => input.current?.focus())
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    if (typed === known) return undefined
    const timer = setTimeout(() => search(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, known])
  return (
    <search className="relative flex min-w-0 flex-1" data-print="hide">
      <Icon
        name="search"
        size={18}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={words.search()}
        placeholder={words.search()}
        maxLength={120}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSearch(typed)
        }}
        className="h-control w-full min-w-0 rounded-md border border-border-strong bg-surface pr-3 pl-10 text-body text-text placeholder:text-text-subtle pointer-coarse:h-control-coarse"
      />
    </search>
  )
}
