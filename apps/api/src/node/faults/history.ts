/** What a campaign knows of one write: answered with 200, or sent and never answered. */
export type Outcome = 'acknowledged' | 'unanswered'

/** A transaction that was entered by hand, under a description that nothing else has. */
export interface EnteredWrite {
  readonly description: string
  readonly cents: number
  outcome: Outcome
  /** What stays on it after a split over two categories. */
  split?: { readonly keptCents: number; outcome: Outcome }
  /** Entering it was taken back. */
  undone?: Outcome
}

/** A bank file of so many rows, all with the same description, which no other file has. */
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

/** Of somebody for whom nothing was sent yet. */
export const emptyHistory = (personId: number): History => ({ personId, entered: [], imported: [] })
