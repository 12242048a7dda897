import { describe, expect, it } from 'vitest'
import { runCrashCampaign } from './crash-campaign.ts'

describe('killed during writes', () => {
  it.each([
    { processes: 1, kills: 2, signal: 'SIGKILL', seed: 20_261_121 },
    { processes: 2, kills: 2, signal: 'SIGKILL', seed: 20_261_122 },
    { processes: 2, kills: 1, signal: 'SIGTERM', seed: 20_261_123 },
  ] as const)(
    '$processes on one folder lose and double nothing by $signal (seed $seed)',
    async (campaign) => {
      const { acknowledged, problems } = await runCrashCampaign(campaign)
      expect(problems).toEqual([])
      expect(acknowledged).toBeGreaterThan(5)
    },
    120_000,
  )
})
