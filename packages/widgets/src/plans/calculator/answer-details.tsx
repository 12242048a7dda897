import { SavingsFigures, SavingsPicture } from './savings-picture.tsx'
import type { Change, Whole } from './form.ts'
import type { WhatIf } from './use-what-if.ts'
import { futuresBounds, outOf100 } from '@evenkeel/engine'
import { TextButton } from '@evenkeel/ui/button'
import { Heading } from '@evenkeel/ui/heading'
import { Meter } from '@evenkeel/ui/meter'
import { usePrivateText } from '@evenkeel/ui/privacy'
import * as words from '../../words/calculator.generated.ts'

interface TryOneChangeProps {
  readonly whatIf: WhatIf
}

/** Single changes with the futures of each. */
function TryOneChange({ whatIf: { changes, form, simulated } }: TryOneChangeProps) {
  const { answer, isStale } = simulated
  const privateText = usePrivateText()
  const onTry = ({ path, value }: Change) => form.set(path, value)
  if (changes.length === 0 || answer === null) return null
  // Retiring earlier helps no one whose savings are short, and retiring later is no wish of anyone else.
  const left = outOf100(answer.successRate) < futuresBounds.onTrack ? 'earlier' : 'later'
  return (
    <div className="border-t border-hairline px-4 py-5 tablet:px-6" aria-busy={isStale}>
      <Heading look="part" level={3}>
        {words.tryOneChange()}
      </Heading>
      <ul className="mt-2">
        {changes
          .filter(({ key }) => key !== left)
          .map((change) => {
            const name = change.say(privateText)
            const rate = answer.variants[change.key]
            const text = rate === undefined ? '' : words.ofHundred({ futures: outOf100(rate) })
            return (
              <li
                key={change.key}
                className="grid grid-cols-[minmax(0,1fr)_80px_auto] items-center gap-x-4 border-t border-hairline py-2 first:border-t-0 @min-[520px]:grid-cols-[minmax(0,1fr)_180px_80px_auto]"
              >
                <span className="text-body @max-[520px]:col-span-2">{name}</span>
                <span className="@max-[520px]:order-3">
                  {rate !== undefined && (
                    <Meter label={name} valueText={text} share={rate} todayShare={answer.successRate} />
                  )}
                </span>
                <span className="text-body font-medium whitespace-nowrap tabular-nums @max-[520px]:order-4">
                  {text}
                </span>
                <TextButton aria-label={words.tryThis({ change: name })} onClick={() => onTry(change)}>
                  {words.tryIt()}
                </TextButton>
              </li>
            )
          })}
      </ul>
    </div>
  )
}

interface AnswerDetailsProps {
  readonly whatIf: WhatIf
  readonly whole: Whole
  /** The saved plan, while another one is tried. */
  readonly saved: Whole | undefined
}

/** The range of simulated futures, four figures, and the effect of single changes. */
export function AnswerDetails({ whatIf, whole, saved }: AnswerDetailsProps) {
  return (
    <>
      <SavingsPicture {...{ whatIf, whole, saved }} />
      <SavingsFigures whole={whole} />
      <TryOneChange whatIf={whatIf} />
    </>
  )
}
