import { normalQuantile } from '../retirement/simulation/normal-quantile.ts'

/** A whole number that was tried, and the share of futures with it. */
export interface Tried {
  readonly at: number
  readonly rate: number
}

interface Search {
  readonly goal: number
  readonly rateAt: (at: number) => number
  /** Where to look first. */
  readonly guess?: number
}

/** Nearer to 0 and 1 a share says little of how far away the goal is. */
const utmost = 0.9995

/** Shares follow a bell curve, so their quantiles are nearly on a line. */
const quantileOf = (rate: number): number => normalQuantile(Math.min(utmost, Math.max(1 - utmost, rate)))

/** Returns where the line through two tries is at the goal; not finite if they say nothing. */
export const meetsGoal = (one: Tried, other: Tried, goal: number): number => {
  const [from, to] = [quantileOf(one.rate), quantileOf(other.rate)]
  return one.at + ((other.at - one.at) * (quantileOf(goal) - from)) / (to - from)
}

/** Without getting much closer so often in a row, the range is cut in half. */
const maxSlow = 2

/**
 * Returns the whole number next to those that fall short that is enough, for a share of futures that only rises or only
 * falls between `enough` and `short`; each try is a simulation, so the next one is where the last two point to. Returns the
 * number that cutting in half would find, in fewer tries.
 */
export function lastEnough(ends: { enough: Tried; short: Tried }, { goal, rateAt, guess }: Search): number {
  let { enough, short } = ends
  let [older, newer] = [short, enough]
  let next = guess
  let slow = 0
  let gap = Math.abs(enough.at - short.at)
  while (gap > 1) {
    const [low, high] = [Math.min(enough.at, short.at), Math.max(enough.at, short.at)]
    const pointed = slow < maxSlow ? (next ?? meetsGoal(older, newer, goal)) : Number.NaN
    const wanted = Number.isFinite(pointed) ? Math.round(pointed) : Math.floor((low + high) / 2)
    const at = Math.min(high - 1, Math.max(low + 1, wanted))
    const tried = { at, rate: rateAt(at) }
    if (tried.rate >= goal) enough = tried
    else short = tried
    ;[older, newer, next] = [newer, tried, undefined]
    const left = Math.abs(enough.at - short.at)
    slow = left > gap / 2 ? slow + 1 : 0
    gap = left
  }
  return enough.at
}
