import { IconButton } from '@evenkeel/ui/icon-button'
import { Segment } from '@evenkeel/ui/segment'
import * as words from '../words/budgets.generated.ts'

interface ViewChoiceProps {
  readonly view: 'month' | 'year'
  readonly onView: (view: 'month' | 'year') => void
}

/** Month or year. */
export function ViewChoice({ view, onView }: ViewChoiceProps) {
  const options = [
    { value: 'month', label: words.month() },
    { value: 'year', label: words.year() },
  ] as const
  return <Segment label={words.view()} options={options} value={view} onChange={onView} />
}

interface ArrowsProps {
  /** The time that is shown. */
  readonly name: string
  readonly labels: readonly [previous: string, next: string]
  /** Undefined at either end. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}

/** The time that is shown, between arrows to the ones before and after. */
export function Arrows({ name, labels: [previous, next], onPrevious, onNext }: ArrowsProps) {
  return (
    <div className="flex items-center gap-1">
      <IconButton icon="chevron-left" size="compact" label={previous} disabled={!onPrevious} onClick={onPrevious} />
      <span aria-live="polite" className="min-w-28 text-center text-body font-medium text-text">
        {name}
      </span>
      <IconButton icon="chevron-right" size="compact" label={next} disabled={!onNext} onClick={onNext} />
    </div>
  )
}
