import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCrashCampaign } from './crash-campaign.ts'
import { type FaultCounts, runCustodySequence } from './custody-campaign.ts'
import { runFaultCampaign } from './fault-campaign.ts'
import type { Fault } from './inject/fault.ts'

interface CountedCampaign {
  readonly seed: number
  /** How many faults there are in all, or some more: a sequence is not cut off. */
  readonly total: number
  /** How many of them are kills of a running server, with one process and with two. */
  readonly serverKills: number
  /** What fails under a running server, each so often with one process and with two. */
  readonly injected: readonly Fault[]
  readonly rounds: number
  readonly entry?: string | undefined
  /** Called after each part. */
  readonly onCount?: (counts: FaultCounts) => void
}

interface CountedResult {
  readonly counts: FaultCounts
  /** In words; empty if everything held. */
  readonly problems: readonly string[]
}

export const countOf = ({ kills, disks, clocks, swaps }: FaultCounts): number => kills + disks + clocks + swaps

const sum = (one: FaultCounts, other: Partial<FaultCounts>): FaultCounts => ({
  kills: one.kills + (other.kills ?? 0),
  disks: one.disks + (other.disks ?? 0),
  clocks: one.clocks + (other.clocks ?? 0),
  swaps: one.swaps + (other.swaps ?? 0),
})

/** Kills servers and lets their disks, locks and clocks fail, with one process and with two. */
async function* faultsOfServers({ seed, serverKills, injected, rounds, entry }: CountedCampaign) {
  for (const processes of [1, 2]) {
    const kills = Math.ceil(serverKills / 2)
    if (kills > 0) {
      const { problems } = await runCrashCampaign({ seed, kills, processes, people: 3, entry })
      yield { counts: { kills }, problems }
    }
    if (rounds === 0) continue
    const { episodes, problems } = await runFaultCampaign({
      seed,
      faults: injected,
      rounds,
      processes,
      people: 3,
      lasts: [300, 1_500],
      entry,
    })
    const clocks = episodes.filter(({ fault }) => fault.includes('clock')).length
    yield { counts: { clocks, disks: episodes.length - clocks }, problems }
  }
}

/** Kills, copies back, swaps, and moves clocks in random sequences on one folder each, without an end. */
async function* faultsOfFolders({ seed }: CountedCampaign) {
  for (let sequence = 0; ; sequence += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-counted-'))
    try {
      yield await runCustodySequence(folder, seed + sequence)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/**
 * Counts seeded faults of all kinds up to a total, and returns how many there were of each: servers that are killed while people
 * write, disks, locks and clocks that fail under them, and folders whose files are killed, swapped, and copied back.
 */
export async function runCountedCampaign(campaign: CountedCampaign): Promise<CountedResult> {
  const problems: string[] = []
  let counts: FaultCounts = { kills: 0, disks: 0, clocks: 0, swaps: 0 }
  for (const parts of [faultsOfServers(campaign), faultsOfFolders(campaign)])
    for await (const part of parts) {
      counts = sum(counts, part.counts)
      problems.push(...part.problems)
      campaign.onCount?.(counts)
      if (countOf(counts) >= campaign.total) break
    }
  return { counts, problems }
}
