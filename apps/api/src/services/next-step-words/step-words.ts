/** A next step in a person's words. */
export interface StepWords {
  readonly key: string
  readonly title: string
  readonly description: string
  /** A hash route in the portal, or null. */
  readonly link: string | null
}
