import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { bundleServer } from '../testing/bundle-server.ts'
import { flag, numbers, underLoad, withCrowd, withServer } from './crowd.mjs'

/*
 * How the same load goes among more employees, and for longer lives: 1,000, 10,000 and 50,000 employees of one year; then 1, 3,
 * 10 and 30 years of each of 200. 90 of 100 read, 10 write, at a fixed rate.
 *
 *   --people= --years= --rate= --seconds= change one value; `--seconds=60` is a minute each
 */
const crowds = numbers('people', '1000,10000,50000')
const lives = numbers('years', '1,3,10,30')
const peopleOfLives = 200
const rowsAYear = 500
const rate = Number(flag('rate', '200'))
const seconds = Number(flag('seconds', '5'))

const report = startReport(
  'growth',
  `The same load as a company and its people grow: ${rate} a second, 90 % reads, 10 % writes`,
)

async function measure(crowd, entry) {
  const results = []
  await withCrowd(crowd, ({ folder, everybody }) =>
    withServer({ folder, everybody, entry }, async (own) => {
      results.push(await underLoad({ ...own, everybody, rate, seconds }))
    }),
  )
  return results[0]
}

/** Measures one crowd after the other, each against the first. */
async function grow(scenes, entry) {
  const [first] = scenes
  const least = await measure(first.crowd, entry)
  for (const { name, crowd } of scenes) {
    const { p50, p99, ms, errors, count } = crowd === first.crowd ? least : await measure(crowd, entry)
    const note = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
    report.figure(`${name}: processor of a request`, ms / least.ms, `times that of ${first.name}`, {
      aim: 2,
      note: `${ms.toFixed(2)} ms; ${note}`,
    })
    report.figure(`${name}: errors`, errors, `of ${count}`, { aim: 0 })
  }
}

const built = await bundleServer()
try {
  await grow(
    crowds.map((people) => ({ name: `${people} employees`, crowd: { people, rows: rowsAYear, years: 1 } })),
    built.entry,
  )
  await grow(
    lives.map((years) => ({
      name: years === 1 ? 'a year' : `${years} years`,
      crowd: { people: peopleOfLives, rows: rowsAYear * years, years },
    })),
    built.entry,
  )
  report.end()
} finally {
  built.remove()
}
