import { showsCents } from '@evenkeel/engine'
import { verdictParts, verdictWord } from '@evenkeel/api-client/contract/verdict-words'
import type { Verdict, VerdictSentence } from '@evenkeel/engine'
import { Money } from '@evenkeel/ui/money'
import { Fragment } from 'react'
import { VerdictMark } from './verdict-mark.tsx'

/** The word of a verdict with its shape and tone. The verdict comes from the engine; nothing here decides. */
export const VerdictName = ({ verdict }: { readonly verdict: Verdict }) => (
  <VerdictMark verdict={verdict}>{verdictWord(verdict.word)}</VerdictMark>
)

/** A sentence of a verdict; its amounts can be hidden. */
export function VerdictText({ sentence }: { readonly sentence: VerdictSentence }) {
  const parts = verdictParts(sentence, (dollars) => <Money value={dollars} cents={showsCents(dollars)} />)
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
