import type { Period } from '@evenkeel/engine'
import type { SyntheticEvent } from 'react'

type RowPointingOptions = {
  onActiveChange: ((period: Period | null) => void) | undefined
  onOpen: ((period: Period) => void) | undefined
}

/** Handlers for a table's body whose rows carry `data-period`: pointing and focus highlight a month, a click opens it. */
export function rowPointing({ onActiveChange, onOpen }: RowPointingOptions) {
  const light = (event: SyntheticEvent) => onActiveChange?.(periodAt(event))
  const clear = () => onActiveChange?.(null)
  return {
    onPointerOver: light,
    onPointerLeave: clear,
    onFocus: light,
    onBlur: clear,
    onClick: (event: SyntheticEvent) => {
      const period = periodAt(event)
      if (period !== null) onOpen?.(period)
    },
  }
}

function periodAt({ target }: SyntheticEvent): Period | null {
  return target instanceof Element ? (target.closest('[data-period]')?.getAttribute('data-period') ?? null) : null
}
