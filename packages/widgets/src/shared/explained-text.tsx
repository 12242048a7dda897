import { explainedParts, type ExplainedSentence, type FigureInWords, figureText } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import { Fragment } from 'react'

/** A figure of an explanation; an amount can be hidden. */
export function ExplainedAmount({ value, unit }: FigureInWords) {
  if (unit === 'dollars') return <Money value={value} />
  if (unit === 'wholeDollars') return <Money value={value} cents={false} />
  return figureText({ value, unit })
}

/** A sentence, label or formula of an explanation; its amounts can be hidden. */
export function ExplainedText({ sentence }: { readonly sentence: ExplainedSentence }) {
  const parts = explainedParts(sentence, (figure) => <ExplainedAmount {...figure} />)
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
