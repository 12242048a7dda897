import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCustodySequence } from './custody-campaign.ts'

describe('whatever is copied back or over', () => {
  it.each([1, 2, 3, 4])('nobody reads what somebody else wrote (seed %i)', async (seed) => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-custody-'))
    try {
      expect((await runCustodySequence(folder, seed)).problems).toEqual([])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
