import { bundleServer } from '../testing/bundle-server.ts'
import { runCrashCampaign } from '../testing/faults/crash-campaign.ts'

/*
 * Kills the server as `kill -9` does while people write, 200 times with one process and 200 times with two on one
 * folder, and compares every ledger with what was sent. It accepts a seed and the number of kills: `node
 * --conditions=evenkeel-source crash.torture.mjs 12345 20`.
 */
const defaultKills = 200
const [seed = Math.floor(Math.random() * 2 ** 31), kills = defaultKills] = process.argv.slice(2).map(Number)

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
if (failed)
  console.log(`Replay with: node --conditions=evenkeel-source apps/api/torture/crash.torture.mjs ${seed} ${kills}`)
process.exit(failed ? 1 : 0)
