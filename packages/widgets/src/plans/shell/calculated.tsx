import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { formatDate, screenDateFormat } from '@evenkeel/engine'
import { Card, CardBody } from '@evenkeel/ui/card'
import { useHeadingLevel } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { useId, useState } from 'react'
import { ExplainedText } from '../../shared/explained-text.tsx'
import { ExplanationBody, type ExplanationBodyProps } from '../../shared/explanation-body.tsx'
import * as words from '../../words/explanation.generated.ts'

type Explained = Pick<
  PlanDetail,
  'explanations' | 'asOf' | 'ruleBook' | 'present' | 'planType' | 'linkedAccounts' | 'input' | 'hasDraft'
>
type Shown = Pick<PlanDetail, 'asOf' | 'ruleBook'>

interface CalculatedProps extends Explained {
  readonly isOfOther?: boolean
}

const asOfText = ({ asOf, ruleBook }: Shown) =>
  [
    ...(asOf === null ? [] : [words.asOf({ date: formatDate(asOf, screenDateFormat) })]),
    ...(ruleBook === null
      ? []
      : [words.rules({ rules: ruleBook.ruleBookId === 'official-2026' ? 'official' : 'own' })]),
  ].join(' · ')

/**
 * How a plan's figures were calculated, in the words of the calculation itself, and for which day. `isOfOther` is for those who
 * see another person's plan and cannot change its inputs.
 */
export function Calculated({ isOfOther, ...plan }: CalculatedProps) {
  const shown = plan.present ?? plan
  const [first, ...others] = shown.explanations
  if (first === undefined) return null
  // The links and choices of a draft are not those of the figures.
  const explained = plan.hasDraft ? { planType: plan.planType } : plan
  return (
    <Card title={words.howCalculated()}>
      <CardBody>
        <p className="mb-2 text-label font-normal text-text-subtle">{asOfText(shown)}</p>
        <ExplanationBody explanation={first} plan={explained} isOfOther={isOfOther} />
        {others.length > 0 && (
          <div className="mt-4 border-t border-hairline">
            {others.map((explanation) => (
              <FurtherExplanation
                key={explanation.title.key}
                explanation={explanation}
                plan={explained}
                isOfOther={isOfOther}
              />
            ))}
          </div>
        )}
      </CardBody>
    </Card>
  )
}

/** What a figure of the first explanation comes from, closed at first. */
function FurtherExplanation(body: ExplanationBodyProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const HeadingTag = `h${useHeadingLevel(3)}` as const
  return (
    <div className="border-b border-hairline last:border-b-0">
      <HeadingTag>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex w-full items-center justify-between gap-4 py-3 text-left text-body font-medium text-text hover:text-accent pointer-coarse:min-h-control-coarse"
        >
          <ExplainedText sentence={body.explanation.title} />
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </HeadingTag>
      <div id={id} hidden={!isOpen} data-print="open" className="pb-4">
        <ExplanationBody {...body} />
      </div>
    </div>
  )
}
