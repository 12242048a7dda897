import * as words from '../words/frame.generated.ts'

export interface BrandMarkProps {
  size?: number
  /** `quiet` is the gray square of a widget's footer; `bare` is the boat alone, for large drawings. */
  tone?: 'accent' | 'quiet' | 'bare'
  className?: string
}

const square = { accent: 'fill-accent', quiet: 'fill-text-subtle', bare: 'fill-none' } as const
const boat = { accent: 'fill-on-accent', quiet: 'fill-surface', bare: 'fill-current' } as const

/** Two sails over a level hull in an accent square. Decoration: the name is next to it. */
export function BrandMark({ size = 28, tone = 'accent', className }: BrandMarkProps) {
  return (
    <svg
      viewBox="0 0 28 28"
      width={size}
      height={size}
      aria-hidden
      focusable="false"
      className={`shrink-0 ${className ?? ''}`}
    >
      <rect width="28" height="28" rx="7" className={square[tone]} />
      <g className={boat[tone]}>
        <path d="M13.6 6v9.1H7.7C10.6 12.9 12.8 9.8 13.6 6Z" />
        <path d="M14.9 8.5c.9 2.7 2.8 5 5.2 6.6h-5.2V8.5Z" opacity={0.72} />
        <path d="M6.2 16.8h15.6c-.3 1.2-.8 2.3-1.6 3.1H7.8c-.8-.8-1.3-1.9-1.6-3.1Z" />
      </g>
    </svg>
  )
}

/** Mark and name as one lockup. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5 text-[1.0625rem]/6 font-semibold tracking-[-0.01em] text-text">
      <BrandMark />
      {words.evenkeel()}
    </span>
  )
}
