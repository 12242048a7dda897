import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCustodySequence } from '../testing/faults/custody-campaign.ts'

/*
 * Writes, registers, leaves, and copies ledgers and directories back and over each other, in 500 random sequences: no person may
 * ever read what another wrote. It accepts a seed and the number of sequences.
 */
const [seed = Math.floor(Math.random() * 2 ** 31), sequences = 500] = process.argv.slice(2).map(Number)

let faults = 0
for (let sequence = 0; sequence < sequences; sequence += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-custody-'))
  try {
    const { problems: found } = await runCustodySequence(folder, seed + sequence)
    faults += found.length
    for (const fault of found) console.log(`  ${fault}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(`${sequences} sequences from seed ${seed}: ${faults} faults`)
process.exit(faults > 0 ? 1 : 0)
