import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from '../testing/bundle-server.ts'
import { runFaultCampaign } from '../testing/faults/fault-campaign.ts'
import { failingCalls, jumpingClock, refusedByHook } from '../testing/faults/inject/by-control-file.ts'
import { filledDisk, lockedDirectory, lockedLedgers, mountSmallDisk } from '../testing/faults/inject/by-others.ts'
import { failingFsyncByStrace } from '../testing/faults/inject/by-strace.ts'
import { createSeeded } from '../testing/faults/seeded.ts'

/*
 * Failing fsync, full disk, locked databases and a jumping clock, repeatedly while people write, with one process and
 * with two: every answer is 200 or 503, nothing acknowledged is lost or doubled, and everybody's next write is answered
 * within two seconds after, on top of what it takes on this machine without a fault. `node --conditions=evenkeel-source
 * faults.torture.mjs 12345 5` sets the seed and how often each fault occurs.
 */
const minuteMs = 60_000
const latestMs = 2_000
/** A write waits for a lock for five seconds and is then answered with 503. */
const lockedMs = [300, 7_000]
const [seed = Math.floor(Math.random() * 2 ** 31), rounds = 8] = process.argv.slice(2).map(Number)

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-inject-'))
const seeded = createSeeded(seed)
const unmount = mountSmallDisk(folder)
const isOnSmallDisk = unmount !== null
unmount?.()
/** Not so far ahead that sessions end: that is a rule, not a fault. */
const jump = () => (seeded.inPercent(50) ? -seeded.between(1, 720) : seeded.between(1, 25)) * minuteMs
const ways = {
  preload: failingCalls(folder),
  strace: await failingFsyncByStrace(),
  mount: isOnSmallDisk ? [filledDisk] : [],
}
for (const [way, faults] of Object.entries(ways))
  if (faults.length === 0) console.log(`  ${way}: not possible on this machine`)
const faults = [
  ...Object.values(ways).flat(),
  refusedByHook(folder),
  { ...lockedLedgers, lasts: lockedMs },
  { ...lockedDirectory, lasts: lockedMs },
  jumpingClock(folder, jump),
]

let failed = false
const server = await bundleServer()
try {
  for (const processes of [1, 2]) {
    console.log(
      `${processes} process${processes > 1 ? 'es' : ''}, seed ${seed}: ${faults.length} faults, ${rounds} times each`,
    )
    const started = Date.now()
    let done = 0
    const onEpisode = () => {
      done += 1
      if (done % faults.length === 0)
        console.log(
          `  each fault ${done / faults.length} of ${rounds} times, ${((Date.now() - started) / 1000).toFixed(0)} s`,
        )
    }
    const result = await runFaultCampaign({
      seed,
      faults,
      rounds,
      processes,
      people: 3,
      lasts: [300, 1_500],
      isOnSmallDisk,
      entry: server.entry,
      onEpisode,
    })
    const usual = Math.max(...result.episodes.map(({ beforeMs }) => beforeMs))
    for (const [fault, episodes] of Map.groupBy(result.episodes, (episode) => episode.fault)) {
      const refused = episodes.reduce((sum, episode) => sum + episode.refused, 0)
      const slowest = Math.max(...episodes.map(({ recoveredAfterMs }) => recoveredAfterMs))
      if (slowest > latestMs + usual)
        result.problems.push(`${fault}: not everybody was answered within ${latestMs} ms after`)
      console.log(
        `  ${fault.padEnd(28)}${String(refused).padStart(6)} writes refused; all answered again ${slowest} ms after at the latest`,
      )
    }
    const { acknowledged, unanswered, problems } = result
    console.log(`  without a fault all were answered after ${usual} ms at the latest`)
    console.log(
      `  ${acknowledged} writes answered, ${unanswered} not; ${problems.length} problems, ${((Date.now() - started) / 1000).toFixed(0)} s`,
    )
    for (const problem of problems) console.log(`  ${problem}`)
    failed ||= problems.length > 0 || acknowledged === 0
  }
} finally {
  server.remove()
  rmSync(folder, { recursive: true, force: true })
}
if (failed)
  console.log(`Replay with: node --conditions=evenkeel-source apps/api/torture/faults.torture.mjs ${seed} ${rounds}`)
process.exit(failed ? 1 : 0)
