import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runFaultCampaign } from './fault-campaign.ts'
import { failingCalls, jumpingClock, refusedByHook } from './inject/by-control-file.ts'
import { lockedDirectory, lockedLedgers } from './inject/by-others.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-inject-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('while people write', () => {
  it('a failing disk, a locked database and a jumping clock lose and double nothing (seed 20261122)', async () => {
    const minuteMs = 60_000
    const faults = [
      ...failingCalls(folder),
      refusedByHook(folder),
      lockedLedgers,
      lockedDirectory,
      jumpingClock(folder, () => -300 * minuteMs),
      jumpingClock(folder, () => 20 * minuteMs),
    ]
    const { acknowledged, problems, episodes } = await runFaultCampaign({
      seed: 20_261_122,
      faults,
      rounds: 1,
      processes: 1,
      people: 2,
      lasts: [100, 300],
    })
    expect(problems).toEqual([])
    expect(acknowledged).toBeGreaterThan(faults.length * 3)
    expect(episodes).toHaveLength(faults.length)
  })
})
