import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { lazyLayer } from '../overlay/lazy-layer.tsx'
import * as words from '../words/frame.generated.ts'

export { CalculationHelp, type CalculationFact, type CalculationHelpProps } from './calculation-help.tsx'

const HelpLayer = lazyLayer(async () => (await import('../overlay/overlays.ts')).HelpLayer)

export interface HelpProps {
  /** Title of the text, and part of the button's spoken name. */
  title: string
  /** Level of the text's heading: 2 if the explained part is directly under the page's title. */
  level?: 2 | 3
  children: ReactNode
}

/** A small '?' that opens a short text. */
export function Help({ title, level = 3, children }: HelpProps) {
  const id = useId()
  const [anchor, ref] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        {...HelpLayer.preloadProps}
        type="button"
        ref={ref}
        data-print="hide"
        aria-label={words.helpAbout({ title })}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="inline-flex size-6 items-center justify-center rounded-pill text-text-muted transition-colors duration-fast hover:text-text"
      >
        <Icon name="help" size={18} />
      </button>
      {open && (
        <HelpLayer id={id} title={title} level={level} anchor={anchor} onClose={() => setOpen(false)}>
          <div className="text-text-muted">{children}</div>
        </HelpLayer>
      )}
    </>
  )
}
