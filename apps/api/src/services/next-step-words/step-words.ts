/** A next step's texts as the person reads them. */
export interface StepWords {
  readonly key: string
  readonly title: string
  readonly description: string
  /** A hash route in the portal, or null. */
  readonly link: string | null
}
