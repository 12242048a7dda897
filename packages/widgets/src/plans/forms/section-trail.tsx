import { Card } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { useId } from 'react'
import * as words from '../../words/plan-form.generated.ts'
import type { FormStep } from './form-steps.ts'

interface SectionTrailProps {
  readonly steps: readonly Pick<FormStep<string>, 'id' | 'title' | 'isFilled'>[]
  readonly current: string
  readonly onGo: (id: string) => void
}

const discOf = (isCurrent: boolean, isFilled: boolean) => {
  if (isCurrent) return 'bg-accent text-on-accent'
  return isFilled ? 'bg-accent-soft text-accent' : 'bg-sunken text-text-muted'
}

/** The steps of a form: which are filled in, and one press to each. Where there is little room they are a row of numbers. */
export function SectionTrail({ steps, current, onGo }: SectionTrailProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId}>
      <div className="px-2 py-1 desktop:px-6 desktop:py-4">
        <div className="max-desktop:sr-only desktop:mb-3">
          <Heading look="part" level={2} id={titleId}>
            {words.parts()}
          </Heading>
        </div>
        <ol className="flex flex-wrap desktop:flex-col">
          {steps.map(({ id, title, isFilled }, index) => {
            const isCurrent = id === current
            return (
              <li key={id} aria-current={isCurrent ? 'step' : undefined}>
                <button
                  type="button"
                  onClick={() => onGo(id)}
                  className={`flex w-full items-center gap-3 rounded-md text-left text-body hover:text-accent max-desktop:size-11 max-desktop:justify-center desktop:py-1.5 ${isCurrent ? 'font-medium text-accent' : 'text-text'}`}
                >
                  <span
                    aria-hidden
                    className={`flex size-6 shrink-0 items-center justify-center rounded-pill text-caption ${discOf(isCurrent, isFilled)}`}
                  >
                    {isFilled && !isCurrent ? <Icon name="check" size={14} /> : index + 1}
                  </span>
                  <span className="min-w-0 max-desktop:sr-only">
                    {title} {isFilled && <span className="sr-only">{words.filled()}</span>}
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </Card>
  )
}
