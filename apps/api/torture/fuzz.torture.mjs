import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { makeIsolationScene } from '../src/test/probes/isolation-scene.ts'
import { fuzzCall } from '../src/test/probes/fuzz/fuzz-call.ts'

/*
 * Bad and nearly good requests, a thousand to each call, each call on fresh data. No answer may be 500 or above, say an
 * internal word, or take longer than two seconds. `node --conditions=source fuzz.torture.mjs 200 transactions` sends another
 * number to the calls whose name has a word; FUZZ_SEED repeats a run.
 */
const [count = '1000', ...words] = process.argv.slice(2)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const SLOWEST_MS = 2_000

const calls = Object.values(endpoints).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
)
console.log(`${calls.length} calls, ${count} requests each, FUZZ_SEED=${seed}`)
const faults = []
const started = Date.now()
for (const [index, endpoint] of calls.entries()) {
  const scene = await makeIsolationScene()
  const fault = await fuzzCall(scene, endpoint, { runs: Number(count), seed, slowestMs: SLOWEST_MS })
  // What a bank's provider refuses is worth a line; nothing else here is.
  const logged = scene.app.log
    .filter(({ call }) => call !== 'bank-provider')
    .map(({ call, error }) => `${endpoint.name} logged ${call}: ${String(error).slice(0, 300)}`)
  await scene.app.stop()
  const found = [...(fault ? [fault] : []), ...logged.slice(0, 3)]
  faults.push(...found)
  for (const one of found) console.log(`  ${one}`)
  const [done, took] = [index + 1, (Date.now() - started) / 1000]
  if (done % 10 === 0)
    console.log(
      `  ${done} of ${calls.length} calls, ${faults.length} faults, ${took.toFixed(0)} s; about ${((took / done) * (calls.length - done)).toFixed(0)} s to go`,
    )
}
console.log(
  `${calls.length * Number(count)} requests, ${faults.length} faults, ${((Date.now() - started) / 1000).toFixed(0)} s`,
)
process.exit(faults.length > 0 ? 1 : 0)
