import { Private, usePrivacy } from '../../privacy/privacy.tsx'

type ToldTextProps = {
  /** Which of the box's texts this is. */
  place: number
  /** What it says of the point that is told at rest. */
  text: string | undefined
  className?: string
}

/** Words about the told point; `useToldTexts` of the box around them keeps them. */
export function ToldText({ place, text, className }: ToldTextProps) {
  return (
    <span data-told={place} className={className}>
      {text}
    </span>
  )
}

const FIGURES = 'whitespace-nowrap tabular-nums lining-nums'

/** An amount of the told point in tabular figures, as `Money` has them: veiled while amounts are hidden. */
export function ToldAmount({ place, text }: Omit<ToldTextProps, 'className'>) {
  const { hidden } = usePrivacy()
  if (hidden) return <Private>{text}</Private>
  return (
    <span data-told={place} className={FIGURES}>
      {text}
    </span>
  )
}
