import { BrandMark } from '@evenkeel/ui/brand-mark'
import { createContext, useContext } from 'react'

/** Whether the widget stands in a frame on our own origin, which the page around it cannot read. */
export const FramedContext = createContext(false)

/** Who draws this card on somebody else's page; and the promise, only where the browser keeps it. */
export function Signature() {
  const isFramed = useContext(FramedContext)
  return (
    <span className="inline-flex items-center gap-2 py-2 text-caption text-text-subtle">
      <BrandMark size={16} tone="quiet" />
      {isFramed ? 'Evenkeel · Your employer cannot see this' : 'Evenkeel'}
    </span>
  )
}
