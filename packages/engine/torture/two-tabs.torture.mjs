import { twoTabsFaults } from '../src/distribution/two-tabs.fixture.ts'

/*
 * Compares the retirement plan and its distribution for 2,000 random households: the same verdict, years, and rows.
 * `node --conditions=evenkeel-source two-tabs.torture.mjs 12345 100` sets the seed and how many.
 */
const [seed = Math.floor(Math.random() * 2 ** 31), households = 2_000] = process.argv.slice(2).map(Number)
const faults = twoTabsFaults(seed, households)
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
console.log(`${households} households with seed ${seed}: ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
