export interface SwatchProps {
  /** A CSS color from the tokens. */
  color: string
  /** 10 px in legends and lists, 8 px in table cells. */
  size?: 8 | 10
}

/** The square of color next to a name in text color. */
export function Swatch({ color, size = 10 }: SwatchProps) {
  const edge = size === 10 ? 'size-2.5 rounded-[3px]' : 'size-2 rounded-[2.5px]'
  return (
    <span
      aria-hidden
      data-swatch
      className={`inline-block shrink-0 [print-color-adjust:exact] ${edge}`}
      style={{ backgroundColor: color }}
    />
  )
}
