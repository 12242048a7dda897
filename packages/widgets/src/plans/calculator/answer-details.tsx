import { SavingsFigures, SavingsPicture } from './savings-picture.tsx'
import { TryOneChange } from './try-one-change.tsx'
import type { Whole } from './form.ts'
import type { WhatIf } from './use-what-if.ts'

interface AnswerDetailsProps {
  readonly whatIf: WhatIf
  readonly whole: Whole
}

/** The range of simulated futures, four figures, and the effect of single changes. */
export function AnswerDetails({ whatIf, whole }: AnswerDetailsProps) {
  return (
    <>
      <SavingsPicture whatIf={whatIf} whole={whole} />
      <SavingsFigures whole={whole} />
      <TryOneChange whatIf={whatIf} />
    </>
  )
}
