import { useEffect, useRef } from 'react'

/** Starts a form over when what is saved changes: by an undo, or in another tab. Otherwise what is typed stays. */
export function useFollowSaved<Values>(saved: Values, reset: (values: Values) => void): void {
  const text = JSON.stringify(saved)
  const known = useRef(text)
  useEffect(() => {
    if (known.current === text) return
    known.current = text
    reset(saved)
  })
}
