import type { Sentence } from '../../say.ts'

/** A next step's texts as the person reads them. */
export interface StepWords {
  readonly key: string
  readonly title: Sentence
  readonly description: Sentence
  /** A hash route in the portal, or null. */
  readonly link: string | null
}
