import { useState } from 'react'
import { openAnew } from '../start/open-anew.ts'

/** Returns `openAnew`, and whether it is on its way. */
export function useOpenAnew() {
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    setBusy(await openAnew())
  }
  return { isBusy, openAnew: () => void open() }
}
