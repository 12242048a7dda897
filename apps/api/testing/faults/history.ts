/** The outcome of one write in a campaign: answered with 200, or sent and never answered. */
type Outcome = 'acknowledged' | 'unanswered'

/** A transaction entered by hand, with a unique description. */
export interface EnteredWrite {
  readonly description: string
  readonly cents: number
  outcome: Outcome
  /** The amount left on it after a split over two categories. */
  split?: { readonly keptCents: number; outcome: Outcome }
  /** Entering it was undone. */
  undone?: Outcome
}

/** A bank file whose rows all have the same description, which no other file has. */
export interface ImportedWrite {
  readonly description: string
  readonly rows: number
  outcome: Outcome
}

/** All that was sent for one person. */
export interface History {
  readonly personId: number
  readonly entered: EnteredWrite[]
  readonly imported: ImportedWrite[]
}

/** Returns the history of a person without any writes yet. */
export const emptyHistory = (personId: number): History => ({ personId, entered: [], imported: [] })
