import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { noteDirtyFormAtom } from './state/dirty-forms.ts'

/** Says, while it is so, that a form has something typed that is not saved: leaving the screen, or the session's end, then names it. */
export function useDirtyForm(name: string | undefined, isDirty: boolean): void {
  const note = useSetAtom(noteDirtyFormAtom)
  useEffect(() => {
    if (!isDirty || name === undefined) return
    note(name, 1)
    return () => note(name, -1)
  }, [name, isDirty, note])
}
