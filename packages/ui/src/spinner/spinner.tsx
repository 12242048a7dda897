export interface SpinnerProps {
  /** Spoken name; without it the spinner is decoration next to words that already say so. */
  label?: string
  className?: string
}

/** A small turning ring for a busy control or row; never for a card, which shows a skeleton. */
export function Spinner({ label, className }: SpinnerProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      viewBox="0 0 20 20"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      focusable="false"
      className={`shrink-0 animate-spin ${className ?? ''}`}
      {...spoken}
    >
      <circle cx="10" cy="10" r="7" opacity={0.25} />
      <path d="M10 3a7 7 0 0 1 7 7" />
    </svg>
  )
}
