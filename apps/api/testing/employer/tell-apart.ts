/** What an employer has of one game, and how the coin fell. */
export interface PlayedGame {
  readonly isRegistered: boolean
  readonly lines: readonly string[]
  readonly times: ReadonlyMap<string, number>
}

const half = 0.5

/**
 * Learns on the first half of the games what speaks for a registered employee, and returns which share of the other half it names
 * right. Each line that was seen is a sign, weighed by how much more often it came with one than with the other (naive Bayes); without a
 * sign it names the more frequent.
 */
export function shareNamedRight(games: readonly PlayedGame[]): number {
  const middle = Math.floor(games.length / 2)
  const [learned, asked] = [games.slice(0, middle), games.slice(middle)]
  const counts = { true: new Map<string, number>(), false: new Map<string, number>() }
  const all = { true: 0, false: 0 }
  for (const { isRegistered, lines } of learned) {
    all[`${isRegistered}`] += 1
    for (const line of new Set(lines)) {
      const of = counts[`${isRegistered}`]
      of.set(line, (of.get(line) ?? 0) + 1)
    }
  }
  const weightOf = (line: string) => {
    const share = (which: 'true' | 'false') => ((counts[which].get(line) ?? 0) + half) / (all[which] + 1)
    return counts.true.has(line) || counts.false.has(line) ? Math.log(share('true') / share('false')) : 0
  }
  const prior = Math.log((all.true + half) / (all.false + half))
  const right = asked.filter(({ isRegistered, lines }) => {
    const sum = [...new Set(lines)].reduce((total, line) => total + weightOf(line), prior)
    return sum > 0 === isRegistered
  })
  return right.length / asked.length
}

/** The bound for this number of games that are named: chance, and two deviations of it. */
export const boundOf = (named: number): number => half + (2 * half) / Math.sqrt(named)

/** Returns how far the times of one kind lie above those of the other, in deviations of the rank sum (Mann and Whitney). */
export function rankDeviation(ones: readonly number[], others: readonly number[]): number {
  const ranked = [
    ...ones.map((time) => ({ time, isOne: true })),
    ...others.map((time) => ({ time, isOne: false })),
  ].toSorted((one, other) => one.time - other.time)
  const sum = ranked.reduce((total, { isOne }, index) => total + (isOne ? index + 1 : 0), 0)
  const [count, otherCount] = [ones.length, others.length]
  const mean = (count * (count + otherCount + 1)) / 2
  return (sum - mean) / Math.sqrt((count * otherCount * (count + otherCount + 1)) / 12)
}
