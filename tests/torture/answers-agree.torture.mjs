import { livedFaults } from '../contract/agreement/life-faults.ts'

/*
 * Lets the demo person do 400 random things in each of five lives. After each, all answers must agree about it, and the change must
 * say of every read that it changes that it is stale. `npm run torture answers` runs it; a seed and the steps can be given:
 * `node --conditions=evenkeel-source tests/torture/answers-agree.torture.mjs 12345 100`.
 */
const lives = 5
const [seed = Math.floor(Math.random() * 2 ** 31), steps = 400] = process.argv.slice(2).map(Number)
let failed = 0
for (let life = 0; life < lives; life += 1) {
  const { faults, done } = await livedFaults(seed + life, steps, { compareEach: 1, readEach: 1 })
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
  console.log(`life ${seed + life}, ${steps} steps, ${done.length} kinds of changes: ${faults.length} faults`)
  failed += Number(faults.length > 0)
}
console.log(`${lives - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
