/** What is saved at an age, in dollars of that year. */
export type SavingsYear = { readonly age: number; readonly balance: number }

/** The spread of simulated futures at an age, in dollars: of 100 futures, 5 end below `p5`, 25 below `p25`, and so on. */
export type SavingsFutures = {
  readonly age: number
  readonly p5: number
  readonly p25: number
  readonly p75: number
  readonly p95: number
}

/** Everything the savings chart draws. */
export type SavingsPlan = {
  /** The plan's own projection, a year a point, the youngest first and without gaps. */
  readonly years: readonly SavingsYear[]
  /** The simulated futures of the same years; empty while a simulation still runs, which keeps room for them. */
  readonly futures?: readonly SavingsFutures[] | undefined
  /** What the saved plan comes to in the same years, while another one is tried. */
  readonly saved?: readonly SavingsYear[] | undefined
  readonly retirementAge: number
}

/** A year of the plan with the futures of the same age, if those are known. */
export type SavingsRow = SavingsYear & { futures: SavingsFutures | undefined }

/** The years with their futures, in the order of both. */
export const savingsRows = ({ years, futures = [] }: SavingsPlan): SavingsRow[] =>
  years.map(({ age, balance }, year) => ({
    age,
    balance,
    futures: futures[year]?.age === age ? futures[year] : undefined,
  }))
