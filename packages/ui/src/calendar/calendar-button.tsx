import { useId, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { lazyLayer } from '../overlay/lazy-layer.tsx'
import * as words from '../words/calendar.generated.ts'

const CalendarLayer = lazyLayer(async () => (await import('./calendar-layer.tsx')).CalendarLayer)

export interface CalendarButtonProps {
  /** Label of the field that the button is in. */
  label: string
  /** The day in the field, `yyyy-mm-dd`, or null. */
  value: string | null
  notFuture?: boolean | undefined
  disabled?: boolean | undefined
  onChoose: (iso: string) => void
}

/** The button in a date field that opens a month of days. The field itself stays a text box. */
export function CalendarButton({ label, disabled, ...days }: CalendarButtonProps) {
  const id = useId()
  const [anchor, ref] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const name = words.chooseDate({ label })
  return (
    <>
      <button
        {...CalendarLayer.preloadProps}
        type="button"
        ref={ref}
        disabled={disabled}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="-mr-1.5 rounded-sm p-1.5 text-text-muted hover:text-text disabled:text-border-strong print:hidden"
      >
        <Icon name="calendar" size={18} />
      </button>
      {isOpen && <CalendarLayer {...days} {...{ id, anchor, label: name }} onClose={() => setOpen(false)} />}
    </>
  )
}
