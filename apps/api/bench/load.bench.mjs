import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { bundleServer } from '../testing/bundle-server.ts'
import { flag, numbers, underLoad, withBareServer, withCrowd, withServer } from './crowd.mjs'
import { constant, mixed, personOf } from './open-loop.mjs'

/*
 * Open-loop load: requests are sent at a fixed rate whether or not earlier ones were answered, so waiting counts. 90 of 100
 * read, 10 write, over 1,000 employees with a million transactions; every other request goes to one of twenty people, the
 * others to everybody in turn. One process, then two on the same folder, each next to a bare server with as many processes, which
 * sends as many bytes and commits as often.
 *
 *   --people= --rows= --rates= --seconds= --processes= change one value; the aim is meant for `--seconds=60`
 */
const [people, rows] = [Number(flag('people', '1000')), Number(flag('rows', '1000'))]
const rates = numbers('rates', '300,1000')
const seconds = Number(flag('seconds', '10'))
const processCounts = flag('processes', '1,2').split(',')
/**
 * Half of what a request cost before ledgers stayed open, at the load that the aims are for. With fewer requests the processor sleeps
 * between them, and even a constant answer costs more than this.
 */
const [aimProcessorMs, rateOfAim] = [0.485, 1_000]

const report = startReport(
  'load',
  `Many employees at once: 90 % reads, 10 % writes, ${people} employees, ${people * rows} transactions`,
)

/** Returns the same load for a bare server: as many bytes for each call, and a commit for each write. */
async function bareLoad(origin, headers) {
  const sizes = new Map()
  for (let sent = 0; sent < 10; sent += 1) {
    const [path, body] = mixed(sent)
    const answer = await fetch(new URL(path, origin), { method: 'POST', headers, body: JSON.stringify(body) })
    sizes.set(`${path} ${JSON.stringify(body)}`, (await answer.arrayBuffer()).byteLength)
  }
  return (sent) => {
    const [path, body] = mixed(sent)
    return [
      `/${sizes.get(`${path} ${JSON.stringify(body)}`)}${path.endsWith('/create') ? `/${personOf(sent, people)}` : ''}`,
      body,
    ]
  }
}

async function compare(rate, { own, bare, bareNext, everybody, title }) {
  const name = `${rate} a second, ${title}`
  const load = { everybody, rate, seconds }
  const floor = await underLoad({ ...bare, ...load, next: bareNext })
  const still = await underLoad({ ...own, ...load, next: constant })
  const all = await underLoad({ ...own, ...load })
  const note = `p50 ${all.p50.toFixed(1)} ms, p99 ${all.p99.toFixed(1)} ms; bare ${floor.p50.toFixed(1)} and ${floor.p99.toFixed(1)} ms`
  report.figure(`${name}: p99`, all.p99 / floor.p99, 'times the bare server', { aim: 2, note })
  report.figure(`${name}: errors`, all.errors, `of ${all.count}`, { aim: 0 })
  report.figure(`${name}: processor of a request`, all.ms, 'ms', {
    ...(rate >= rateOfAim && { aim: aimProcessorMs }),
    note: `bare ${floor.ms.toFixed(2)} ms`,
  })
  report.figure(`${name}: processor of a constant answer`, still.ms, 'ms')
}

const built = await bundleServer()
try {
  await withCrowd({ people, rows, years: 2 }, async ({ folder, everybody }) => {
    for (const processes of processCounts) {
      const title = processes === '1' ? 'one process' : `${processes} processes`
      await withServer({ folder, everybody, processes, entry: built.entry }, (own) =>
        withBareServer(folder, processes, async (bare) => {
          const bareNext = await bareLoad(own.origin, everybody[0])
          for (const rate of rates) await compare(rate, { own, bare, bareNext, everybody, title })
        }),
      )
    }
  })
  report.end()
} finally {
  built.remove()
}
