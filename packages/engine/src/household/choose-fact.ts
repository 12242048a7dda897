import type { LinkedValueState } from '../linking/linked-value.ts'

/**
 * Where a fact can come from, the strongest first: what the person said, their accounts, their company, what the last
 * three full months come to, and what is assumed without any of these.
 */
export const factSources = ['typed', 'linked', 'company', 'computed', 'default'] as const
type FactSource = (typeof factSources)[number] | 'unknown'

/** A value that one source has for a fact. */
export interface FactCandidate<Value> {
  readonly source: (typeof factSources)[number]
  readonly value: Value
  /** The bank or the company; null for the other sources. */
  readonly sourceName?: string | null
  readonly accountIds?: readonly number[]
  /** Whether one of the banks cannot be read now. */
  readonly hasSyncIssue?: boolean
  /** When the person said it, if that is known. */
  readonly saidAt?: string | null
}

/** A fact as it holds today. Without any source its value is null and its source 'unknown', never 0. */
export interface Fact<Value> {
  readonly value: Value | null
  readonly source: FactSource
  readonly sourceName: string | null
  readonly accountIds: readonly number[]
  readonly saidAt: string | null
  /** How the value compares with its accounts, its company, or its months; null without any of them. */
  readonly state: LinkedValueState | null
  /** What would hold if the person took back what they typed; null if that is unknown, or nothing is typed. */
  readonly beneath: Value | null
}

/** Values that differ by less are equal. Source: Q-LINK-1. */
const smallestDifference = 0.005

/** Whether two values of a fact are the same. Shares have to be equal: half a cent of one would be half a percent. */
export function isSameFact(
  one: unknown,
  other: unknown,
  { isShare = false }: { readonly isShare?: boolean } = {},
): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return isShare ? one === other : Math.abs(one - other) < smallestDifference
  return JSON.stringify(one) === JSON.stringify(other)
}

const rank = ({ source }: { readonly source: (typeof factSources)[number] }): number => factSources.indexOf(source)

/** Whether a source outside of the person's own words has a value, which a typed one can differ from. */
const isOutside = ({ source }: { readonly source: FactSource }): boolean =>
  source === 'linked' || source === 'company' || source === 'computed'

function stateOf<Value>(
  [held, beneath]: readonly FactCandidate<Value>[],
  { isShare }: { readonly isShare: boolean },
): LinkedValueState | null {
  const outside = [held, beneath].find((candidate) => candidate !== undefined && isOutside(candidate))
  if (!held || !outside) return null
  if (outside.hasSyncIssue) return 'unsynced'
  return isSameFact(held.value, outside.value, { isShare }) ? 'unbroken' : 'broken'
}

/**
 * Chooses the value that holds: the strongest source wins, and what is typed remembers what lies beneath it.
 *
 * Worked example: typed 80,000 over accounts of 75,317.49 holds 80,000, source typed, state broken, beneath 75,317.49.
 */
export function chooseFact<Value>(
  candidates: readonly FactCandidate<Value>[],
  { isShare = false }: { readonly isShare?: boolean } = {},
): Fact<Value> {
  const ranked = candidates.toSorted((one, other) => rank(one) - rank(other))
  const [held, next] = ranked
  if (!held)
    return {
      value: null,
      source: 'unknown',
      sourceName: null,
      accountIds: [],
      saidAt: null,
      state: null,
      beneath: null,
    }
  return {
    value: held.value,
    source: held.source,
    sourceName: held.sourceName ?? null,
    accountIds: held.accountIds ?? [],
    saidAt: held.saidAt ?? null,
    state: stateOf(ranked, { isShare }),
    beneath: held.source === 'typed' && next ? next.value : null,
  }
}
