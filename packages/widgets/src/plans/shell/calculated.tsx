import type { PlanDetail } from '@evenkeel/api-client/contract/plans'
import { explanationSentences, formatDate, screenDateFormat, sentenceText } from '@evenkeel/engine'
import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { useHeadingLevel } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { useId, useState } from 'react'
import { AmountText } from '../../shared/amount-text.tsx'
import * as words from '../../words/plan-shell.generated.ts'

type Explained = Pick<PlanDetail, 'explanations' | 'asOf' | 'ruleBook' | 'present'>
type Shown = Pick<PlanDetail, 'asOf' | 'ruleBook'>

const asOfText = ({ asOf, ruleBook }: Shown) =>
  [
    asOf === null ? null : words.asOf({ day: formatDate(asOf, screenDateFormat) }),
    ruleBook === null ? null : ruleBook.name,
  ]
    .filter((part) => part !== null)
    .join(' · ')

/** How a plan's figures were calculated, sentence by sentence from the calculation itself, and for which day. */
export function Calculated(plan: Explained) {
  const titleId = useId()
  const shown = plan.present ?? plan
  if (shown.explanations.length === 0) return null
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={words.howCalculated()} titleId={titleId} />
      <CardBody>
        <p className="text-label font-normal text-text-subtle">{asOfText(shown)}</p>
        <div className="mt-2">
          {shown.explanations.map((explanation) => (
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
  const HeadingTag = `h${useHeadingLevel(3)}` as const
  const sentences = explanationSentences({
    ...explanation,
    inputs: explanation.inputs.map(({ note, ...figure }) => (note === undefined ? figure : { ...figure, note })),
    steps: explanation.steps.map(({ formula, ...step }) => (formula === undefined ? step : { ...step, formula })),
  })
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
          {explanation.title}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </HeadingTag>
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
