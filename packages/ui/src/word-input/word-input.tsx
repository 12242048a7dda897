import type { WordInputProps } from '../input/input-props.ts'
import { judged } from '../input/judged.ts'
import { textFault } from '../input/text-fault.ts'
import { useJudgedField } from '../input/use-judged-field.ts'
import { WordControl } from '../input/word-control.tsx'

export type { WordInputProps }

/**
 * An `Input` of the types that are typed as they are: password, email and the three kinds of letters. It looks, judges and
 * speaks as `Input` does and brings none of the code of numbers, dates and lists along, so a page that asks for an email
 * address and a password is there at once.
 */
export function WordInput(props: WordInputProps) {
  const fault = judged(props, () => textFault(props, props.value))
  return <WordControl {...props} {...useJudgedField(props, fault)} />
}
