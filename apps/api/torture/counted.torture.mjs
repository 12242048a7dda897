import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from '../testing/bundle-server.ts'
import { countOf, runCountedCampaign } from '../testing/faults/counted-campaign.ts'
import { failingCalls, jumpingClock, refusedByHook } from '../testing/faults/inject/by-control-file.ts'
import { lockedDirectory, lockedLedgers } from '../testing/faults/inject/by-others.ts'
import { failingFsyncByStrace } from '../testing/faults/inject/by-strace.ts'
import { createSeeded } from '../testing/faults/seeded.ts'

/*
 * Counts to 10,000 faults: servers that are killed while people write, disks, locks and clocks that fail under them, and folders
 * whose databases are killed in the middle of a write, swapped, and copied back, half of them encrypted. No answered write may be
 * lost or doubled, and no one may read what another wrote. It accepts a seed and the number of faults.
 */
const minuteMs = 60_000
const [seed = Math.floor(Math.random() * 2 ** 31), total = 10_000] = process.argv.slice(2).map(Number)

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-inject-'))
const seeded = createSeeded(seed)
const jump = () => (seeded.inPercent(50) ? -seeded.between(1, 720) : seeded.between(1, 25)) * minuteMs
const injected = [
  ...failingCalls(folder),
  ...(await failingFsyncByStrace()),
  refusedByHook(folder),
  lockedLedgers,
  lockedDirectory,
  jumpingClock(folder, jump),
]
/** A hundredth of the faults are kills of servers, and as many are faults under them: each takes seconds, and has a campaign too. */
const ofServers = Math.floor(total / 100)

const server = await bundleServer()
const started = Date.now()
const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`
const inWords = ({ kills, disks, clocks, swaps }) => `${kills} kills, ${disks} disks, ${clocks} clocks, ${swaps} swaps`
let said = 0
const onCount = (counts) => {
  const part = Math.floor(countOf(counts) / 500)
  if (part === said) return
  said = part
  console.log(`  ${countOf(counts)} of ${total}: ${inWords(counts)}, ${seconds()}`)
}
let failed = true
try {
  console.log(`${total} faults, seed ${seed}`)
  const rounds = Math.max(1, Math.floor(ofServers / 2 / injected.length))
  const options = { seed, total, serverKills: ofServers, injected, rounds, entry: server.entry, onCount }
  const { counts, problems } = await runCountedCampaign(options)
  for (const problem of problems) console.log(`  ${problem}`)
  console.log(
    `${countOf(counts)} faults from seed ${seed}: ${inWords(counts)}; ${problems.length} problems, ${seconds()}`,
  )
  failed = problems.length > 0
} finally {
  server.remove()
  rmSync(folder, { recursive: true, force: true })
}
if (failed)
  console.log(`Replay with: node --conditions=evenkeel-source apps/api/torture/counted.torture.mjs ${seed} ${total}`)
process.exit(failed ? 1 : 0)
