import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { announceAtom } from './state/announcements.ts'

/** A slider that is being moved is not interrupted: its answer is said once it rests. */
const restMs = 700

/** Says the answer of a calculator after each change, in one sentence with its figure. Null while there is none. */
export function useAnswer(text: string | null): void {
  const announce = useSetAtom(announceAtom)
  const said = useRef<string | null>(null)
  useEffect(() => {
    if (text === null || text === said.current) return
    const isFirst = said.current === null
    const timer = setTimeout(
      () => {
        said.current = text
        // The first answer is part of the screen that was just opened.
        if (!isFirst) announce('answer', text)
      },
      isFirst ? 0 : restMs,
    )
    return () => clearTimeout(timer)
  }, [text, announce])
}
