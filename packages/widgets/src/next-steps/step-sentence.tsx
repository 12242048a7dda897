import { showsCents } from '@evenkeel/engine'
import type { NextStep } from '@evenkeel/api-client/contract/goals'
import { stepParts } from '@evenkeel/api-client/contract/next-step-words'
import { Money } from '@evenkeel/ui/money'
import { Fragment } from 'react'

/** What a step says, the same on every screen, with amounts that can be hidden; its title where a figure is not known. */
export function StepSentence({ step: { sentence, title } }: { readonly step: NextStep }) {
  if (!sentence) return title
  const parts = stepParts(sentence, (dollars) => <Money value={dollars} cents={showsCents(dollars)} look="bare" />)
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
