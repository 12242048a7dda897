import { expect, it } from 'vitest'
import { countOf, runCountedCampaign } from './counted-campaign.ts'

it('counts the same faults of each kind from the same seed, and none of them does harm', async () => {
  const seen: number[] = []
  const onCount = (counts: Parameters<typeof countOf>[0]) => void seen.push(countOf(counts))
  const campaign = { seed: 20_261_124, total: 30, serverKills: 0, injected: [], rounds: 0, onCount }
  const { counts, problems } = await runCountedCampaign(campaign)
  expect(problems).toEqual([])
  expect(counts).toEqual({ kills: 2, disks: 0, clocks: 20, swaps: 14 })
  expect(seen.at(-1)).toBe(countOf(counts))
})
