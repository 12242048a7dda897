import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { HelpPopover } from './help-popover.tsx'

export { CalculationHelp, type CalculationFact, type CalculationHelpProps } from './calculation-help.tsx'

export interface HelpProps {
  /** Title of the text, and part of the button's spoken name. */
  title: string
  /** Of the text's heading: 2 where what it explains stands under the page's title alone. */
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
        type="button"
        ref={ref}
        aria-label={`Help: ${title}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="inline-flex size-6 items-center justify-center rounded-pill text-text-muted transition-colors duration-fast hover:text-text"
      >
        <Icon name="help" size={18} />
      </button>
      {open && (
        <HelpPopover id={id} title={title} level={level} anchor={anchor} onClose={() => setOpen(false)}>
          <div className="text-text-muted">{children}</div>
        </HelpPopover>
      )}
    </>
  )
}
