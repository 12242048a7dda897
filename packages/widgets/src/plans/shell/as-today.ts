interface PlanCases<Result> {
  readonly result: Result | null
  readonly asOf: string | null
  /** The committed choices with today's facts; null where they cannot be worked out today. */
  readonly present: { readonly result: Result; readonly asOf: string } | null
}

/**
 * Returns the figures that a plan's page shows: those of the case that its verdict is taken from, which is today's. Where
 * there is none, those that it was committed with.
 */
export const asToday = <Result>({ result, asOf, present }: PlanCases<Result>) => ({
  result: present?.result ?? result,
  asOf: present?.asOf ?? asOf,
})
