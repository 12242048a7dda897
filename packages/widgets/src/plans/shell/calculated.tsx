import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { explanationSentences, formatDate, screenDateFormat, sentenceText } from '@evenkeel/engine'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { Icon } from '@evenkeel/ui/icon'
import { useId, useState } from 'react'
import { AmountText } from '../../shared/amount-text.tsx'

type Explained = Pick<PlanDetail, 'explanations' | 'asOf' | 'ruleBook'>

const asOfText = ({ asOf, ruleBook }: Explained) =>
  [asOf === null ? null : `As of ${formatDate(asOf, screenDateFormat)}`, ruleBook === null ? null : ruleBook.name]
    .filter((part) => part !== null)
    .join(' · ')

/** How a committed plan's figures came about, sentence by sentence from the sums themselves, and for which day. */
export function Calculated(plan: Explained) {
  const titleId = useId()
  if (plan.explanations.length === 0) return null
  return (
    <Card labelledBy={titleId}>
      <CardHeader title="How was this calculated?" titleId={titleId} />
      <CardBody>
        <p className="text-label font-normal text-text-subtle">{asOfText(plan)}</p>
        <div className="mt-2">
          {plan.explanations.map((explanation) => (
            <Explanation key={explanation.title} explanation={explanation} />
          ))}
        </div>
      </CardBody>
    </Card>
  )
}

function Explanation({ explanation }: { readonly explanation: PlanDetail['explanations'][number] }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const sentences = explanationSentences({
    ...explanation,
    inputs: explanation.inputs.map(({ note, ...figure }) => (note === undefined ? figure : { ...figure, note })),
    steps: explanation.steps.map(({ formula, ...step }) => (formula === undefined ? step : { ...step, formula })),
  })
  return (
    <div className="border-b border-hairline last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex w-full items-center justify-between gap-4 py-3 text-left text-body font-medium text-text hover:text-accent pointer-coarse:min-h-control-coarse"
        >
          {explanation.title}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </h3>
      <ul id={id} hidden={!isOpen} className="list-disc pb-4 pl-5 text-body text-text-muted">
        {sentences.map((sentence, index) => (
          <li key={`${String(index)} ${sentenceText(sentence)}`} className="py-0.5">
            <AmountText sentence={sentence} />
          </li>
        ))}
      </ul>
    </div>
  )
}
