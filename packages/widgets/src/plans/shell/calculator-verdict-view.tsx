import { showsCents } from '@evenkeel/engine'
import { calculatorParts, calculatorWord } from '@evenkeel/api-client/contract/calculator-verdict-words'
import type { Verdict, VerdictSentence } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import { Fragment } from 'react'
import { VerdictMark } from '../../shared/verdict-mark.tsx'

/** The word of a calculator's verdict with its shape and tone. */
export const CalculatorVerdictName = ({ verdict }: { readonly verdict: Verdict }) => (
  <VerdictMark verdict={verdict}>{calculatorWord(verdict)}</VerdictMark>
)

/** A sentence of a calculator's verdict; its amounts can be hidden. */
export function CalculatorVerdictText({ sentence }: { readonly sentence: VerdictSentence }) {
  const parts = calculatorParts(sentence, (dollars) => <Money value={dollars} cents={showsCents(dollars)} />)
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
