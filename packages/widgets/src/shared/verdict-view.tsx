import { briefVerdict, showsCents, verdictParts, verdictWord } from '@evenkeel/api-client/contract/verdict-words'
import type { Verdict, VerdictSentence } from '@evenkeel/engine'
import { Icon, type IconName } from '@evenkeel/ui/icon'
import { Money } from '@evenkeel/ui/money'
import { Fragment } from 'react'

/** Each band has another shape, because some people cannot tell the colors apart. */
const icons: Readonly<Record<Verdict['band'], IconName>> = {
  'on-track': 'check',
  done: 'check',
  close: 'status-in-progress',
  'off-track': 'alert-triangle',
  optional: 'info',
  'cannot-say': 'info',
}

const tones: Readonly<Record<Verdict['tone'], string>> = {
  positive: 'text-positive',
  warning: 'text-warning',
  danger: 'text-danger',
  neutral: 'text-text-muted',
}

/** The word of a verdict with its shape and tone. The verdict comes from the engine; nothing here decides. */
export function VerdictName({ verdict: { band, tone, word } }: { readonly verdict: Verdict }) {
  return (
    <span className={`inline-flex items-center gap-2 text-label whitespace-nowrap ${tones[tone]}`}>
      <Icon name={icons[band]} size={16} />
      {verdictWord(word)}
    </span>
  )
}

/** A verdict in a narrow list, with its futures. */
export function BriefVerdict({ verdict }: { readonly verdict: Verdict }) {
  return (
    <span className={`inline-flex items-center gap-1.5 text-label whitespace-nowrap ${tones[verdict.tone]}`}>
      <Icon name={icons[verdict.band]} size={16} />
      {briefVerdict(verdict)}
    </span>
  )
}

/** A sentence of a verdict; its amounts can be hidden. */
export function VerdictText({ sentence }: { readonly sentence: VerdictSentence }) {
  const parts = verdictParts(sentence, (dollars) => <Money value={dollars} cents={showsCents(dollars)} />)
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
