import { householdMigrationFaults } from '../testing/faults/household-migration.ts'

/*
 * Upgrades 2,000 random ledgers of the release before the household: no stored input and no result may change.
 * `node --conditions=evenkeel-source household.torture.mjs 12345 100` sets the seed and how many.
 */
const [seed = Math.floor(Math.random() * 2 ** 31), ledgers = 2_000] = process.argv.slice(2).map(Number)
const faults = householdMigrationFaults(seed, ledgers)
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
console.log(`${ledgers} ledgers with seed ${seed}: ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
