import { createIsolationFixture } from '../testing/probes/isolation-fixture.ts'
import { probeAtRandom } from '../testing/probes/generated-probes.ts'

/*
 * Sends 50,000 generated calls of one employee with ids of others, each with a valid body: none may be answered otherwise than an
 * unknown id, and nothing of the others may change. It accepts a seed and the number of probes.
 */
const [seed = Math.floor(Math.random() * 2 ** 31), count = 50_000] = process.argv.slice(2).map(Number)

const scene = await createIsolationFixture()
const started = Date.now()
const leaks = await probeAtRandom(scene, seed, count)
await scene.app.stop()
for (const leak of leaks.slice(0, 20)) console.log(`  ${leak}`)
console.log(`${count} probes from seed ${seed}: ${leaks.length} leaks, ${((Date.now() - started) / 1000).toFixed(0)} s`)
process.exit(leaks.length > 0 ? 1 : 0)
