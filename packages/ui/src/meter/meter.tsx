export interface MeterProps {
  /** What is measured, for assistive technology. */
  label: string
  /** The reading in words, for assistive technology: '$334.62 of $520.00'. */
  valueText: string
  /** How much is used: 0 or more, 1 is all of it. Above 1 the whole bar is danger. */
  share: number
  /** The share of the month that is over, 0 to 1; drawn as a tick. */
  todayShare?: number
  /** `total` is the thicker bar of a sum. */
  size?: 'regular' | 'total'
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`

/** A bar that fills up. The words next to it say the same, so it is never the only sign. */
export function Meter({ label, valueText, share, todayShare, size = 'regular' }: MeterProps) {
  const over = share > 1
  return (
    <div className={`relative w-full rounded-pill bg-track forced-colors:border ${size === 'total' ? 'h-2' : 'h-1.5'}`}>
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={1}
        value={Math.min(1, share)}
      >
        {valueText}
      </meter>
      <div
        data-swatch
        className={`h-full rounded-pill transition-[width] duration-300 ${over ? 'bg-danger' : 'bg-accent'}`}
        style={{ width: percent(share) }}
      />
      {todayShare !== undefined && (
        <span
          data-swatch
          className="absolute -inset-y-[2px] w-[2px] -translate-x-1/2 rounded-pill bg-text-subtle outline-2 outline-surface"
          style={{ left: percent(todayShare) }}
        />
      )}
    </div>
  )
}
