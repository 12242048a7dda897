import { categoryColor } from '@evenkeel/ui/tokens'

interface SplitBarProps {
  readonly parts: readonly { readonly key: string; readonly categoryName: string; readonly amount: number }[]
}

/** The parts of a whole by length and color; decoration, since the fields below it show the same amounts. */
export function SplitBar({ parts }: SplitBarProps) {
  return (
    <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-pill">
      {parts
        .filter(({ amount }) => amount > 0)
        .map(({ key, categoryName, amount }) => (
          <span
            key={key}
            data-swatch
            className="h-full min-w-0.5 rounded-[2px] transition-[flex-grow] duration-base"
            style={{ flexGrow: amount, flexBasis: 0, backgroundColor: categoryColor(categoryName) }}
          />
        ))}
    </div>
  )
}
