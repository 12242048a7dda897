import { Private, usePrivacy } from '../../privacy/privacy.tsx'

type ReadoutTextProps = {
  /** Which of the box's texts this is. */
  place: number
  /** The text for the point at rest. */
  text: string | undefined
  className?: string
}

/** Words about the current point; `useReadoutTexts` of the box around them updates them. */
export function ReadoutText({ place, text, className }: ReadoutTextProps) {
  return (
    <span data-readout={place} className={className}>
      {text}
    </span>
  )
}

const figures = 'whitespace-nowrap tabular-nums lining-nums'

/** An amount of the current point in tabular figures, like `Money`: veiled while amounts are hidden. */
export function ReadoutAmount({ place, text }: Omit<ReadoutTextProps, 'className'>) {
  const { hidden } = usePrivacy()
  if (hidden) return <Private>{text}</Private>
  return (
    <span data-readout={place} className={figures}>
      {text}
    </span>
  )
}
