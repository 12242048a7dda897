import { bundleServer } from '../src/test/bundle-server.ts'
import { runCrashCampaign } from '../src/node/faults/crash-campaign.ts'

/*
 * Kills the server as by `kill -9` while people write, 200 times with one process and 200 times with two on one folder, and
 * holds every ledger against what was sent. Run by itself it takes the seed and the number of kills:
 * `node --conditions=source crash.torture.mjs 12345 20`.
 */
const KILLS = 200
const [seed = Math.floor(Math.random() * 2 ** 31), kills = KILLS] = process.argv.slice(2).map(Number)

let failed = false
const server = await bundleServer()
try {
  for (const processes of [1, 2]) {
    console.log(`${processes} process${processes > 1 ? 'es' : ''}, seed ${seed}: ${kills} kills`)
    const started = Date.now()
    const onKill = (kill, acknowledged) =>
      kill % 20 === 0 &&
      console.log(`  ${kill} kills, ${acknowledged} writes answered, ${((Date.now() - started) / 1000).toFixed(0)} s`)
    const { acknowledged, unanswered, problems } = await runCrashCampaign({
      seed,
      processes,
      kills,
      people: 3,
      entry: server.entry,
      onKill,
    })
    console.log(
      `  ${acknowledged} writes answered, ${unanswered} not; ${problems.length} problems, ${((Date.now() - started) / 1000).toFixed(0)} s`,
    )
    for (const problem of problems) console.log(`  ${problem}`)
    failed ||= problems.length > 0 || acknowledged === 0
  }
} finally {
  server.remove()
}
if (failed) console.log(`Replay with: node --conditions=source apps/api/torture/crash.torture.mjs ${seed} ${kills}`)
process.exit(failed ? 1 : 0)
