import { describe, expect, it } from 'vitest'
import { householdMigrationFaults } from './household-migration.ts'

describe('the household’s first day', () => {
  it('changes no stored input and no result of 20 generated ledgers, seed 13 (2,000 in the campaign)', () => {
    expect(householdMigrationFaults(13, 20)).toEqual([])
  })
})
