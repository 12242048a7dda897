/** What one call says, and what another call or the rows themselves say about the same thing. */
export type Pair = readonly [what: string, one: unknown, other: unknown]

/** Returns cents; never −0, which is not 0 in a comparison. */
export const cents = (dollars: number): number => Math.round(dollars * 100) + 0

/** Returns what amounts in dollars come to, in cents. */
export const sumCents = (dollars: readonly number[]): number => dollars.reduce((total, one) => total + cents(one), 0)

/** Returns the pairs that differ, in words. */
export const differing = (pairs: readonly Pair[]): string[] =>
  pairs
    .map(([what, one, other]) => [what, JSON.stringify(one), JSON.stringify(other)] as const)
    .filter(([, one, other]) => one !== other)
    .map(([what, one, other]) => `${what}: ${one?.slice(0, 300)} and ${other?.slice(0, 300)}`)
