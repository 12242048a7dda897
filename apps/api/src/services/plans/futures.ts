import { type RetirementOptions, type RetirementPerson, successRate } from '@evenkeel/engine'
import type { LedgerTransaction } from '../../store/ledger/ledger.ts'

/** The most cases whose futures are kept for an open ledger: each plan of it, today's, promised, and tried ones, by either rules. */
const maxKept = 16

/**
 * Kept in memory with the ledger, and nowhere else: a simulation takes some 20 ms, and every screen asks for the same
 * one. An income or a balance is part of the key, so nothing stale is found.
 */
const ofLedgers = new WeakMap<LedgerTransaction, Map<string, number>>()

function keptFor(ledger: LedgerTransaction): Map<string, number> {
  const known = ofLedgers.get(ledger) ?? new Map<string, number>()
  ofLedgers.set(ledger, known)
  return known
}

/** Returns the share of futures in which a plan's fund lasts, which is simulated once for each case. */
export function futuresOf(ledger: LedgerTransaction, person: RetirementPerson, options: RetirementOptions): number {
  const kept = keptFor(ledger)
  const key = JSON.stringify([person, options.asOf, options.ruleBook?.name, options.taxRuleBook?.name])
  const rate = kept.get(key) ?? successRate(person, options)
  kept.delete(key)
  kept.set(key, rate)
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size > maxKept) kept.delete(oldest)
  return rate
}
