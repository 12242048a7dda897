import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { createIsolationFixture } from '../testing/probes/isolation-fixture.ts'
import { fuzzCall, unexpectedLog } from '../testing/probes/fuzz/fuzz-call.ts'

/*
 * Bad and nearly good requests, a thousand to each call, each call on fresh data. No answer may be 500 or above,
 * contain an internal word, or take longer than two seconds. `node --conditions=evenkeel-source fuzz.torture.mjs 200
 * transactions` sends a different number, to the calls whose name contains a word; FUZZ_SEED repeats a run.
 */
const [count = '1000', ...words] = process.argv.slice(2)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const slowestMs = 2_000

const calls = Object.values(endpoints).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
)
console.log(`${calls.length} calls, ${count} requests each, FUZZ_SEED=${seed}`)
const faults = []
const started = Date.now()
for (const [index, endpoint] of calls.entries()) {
  const scene = await createIsolationFixture()
  const fault = await fuzzCall(scene, endpoint, { runs: Number(count), seed, slowestMs: slowestMs })
  const logged = unexpectedLog(scene).map(
    ({ call, event, error }) => `${endpoint.name} logged ${event} of ${call}: ${String(error).slice(0, 300)}`,
  )
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
