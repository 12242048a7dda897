import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from '../testing/bundle-server.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { constant, readMemory, mixed, percentile, readProcessorSeconds, sendAtRate } from './open-loop.mjs'
import { openBenchData } from './people-of-the-bench.ts'

/*
 * Open-loop load: requests are sent at a fixed rate whether or not earlier ones were answered, so waiting counts. 90 of 100
 * read, 10 write; every other request goes to a person whose ledger is likely closed. For comparison, the same server's
 * constant answer at the same rate.
 *
 *   (nothing)   60 people, 100 and 300 requests per second, 4 seconds each
 *   --full      1,000 people with 1,000,000 transactions over 2 years, a minute at each of 300, 600 and 1,000 a second
 *   --growth    300 a second for 20 seconds with 1,000, 10,000 and 50,000 people of 1 year, then 1,000 people of 1 to 10 years,
 *               500 transactions a year; `--growth --seconds=4 --people=200,1000` is a short run of it
 *   --people= --rows= --years= --rates= --seconds= change one value
 *   --processes=2 lets two processes serve the port together (`--processes 2` is the same)
 */
const flag = (name, otherwise) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise
const word = (name) => process.argv[process.argv.indexOf(`--${name}`) + 1]
const numbers = (name, otherwise) => flag(name, otherwise).split(',').map(Number)
const isFull = process.argv.includes('--full')
const isGrowth = process.argv.includes('--growth')
const processes = flag('processes', process.argv.includes('--processes') ? word('processes') : '1')
const rowsAYear = 500
/**
 * The most people signed in, spread over everybody: more than can have their ledgers open, and few enough for a disk to
 * hold their copies.
 */
const maxSignedIn = 4_000

/** Returns what is measured: one line per combination of people, rows and years. */
function scenes() {
  if (!isGrowth) {
    const [people, rows, years] = [
      Number(flag('people', isFull ? 1000 : 60)),
      Number(flag('rows', isFull ? 1000 : 500)),
      Number(flag('years', 2)),
    ]
    return [{ people, rows, years }]
  }
  const crowds = numbers('people', '1000,10000,50000')
  const lives = numbers('years', '1,3,10').filter((years) => years > 1)
  return [
    ...crowds.map((people) => ({ people, rows: rowsAYear, years: 1 })),
    ...lives.map((years) => ({ people: crowds[0], rows: rowsAYear * years, years })),
  ]
}

const rates = numbers('rates', isFull ? '300,600,1000' : isGrowth ? '300' : '100,300')
const seconds = Number(flag('seconds', isFull ? 60 : isGrowth ? 20 : 4))

async function report(name, pid, load) {
  const before = readProcessorSeconds(pid)
  const { all, took } = await sendAtRate(load)
  const cpu = ((readProcessorSeconds(pid) - before) * 1000) / all.length
  const errors = all.filter(({ isError }) => isError).length
  const at = (share) => percentile(all, share).toFixed(1).padStart(8)
  figures.figure(`${name}, p99`, percentile(all, 0.99), 'ms')
  figures.figure(`${name}, errors`, errors, `of ${all.length}`, { aim: 0 })
  figures.figure(`${name}, processor`, cpu, 'ms each')
  console.log(
    `  ${name.padEnd(34)} p50${at(0.5)} ms   p99${at(0.99)} ms   errors ${errors} of ${all.length}   ${cpu.toFixed(2)} ms of processor each   ${readMemory(pid).toFixed(0)} MB   ${took.toFixed(1)} s`,
  )
}

async function measure({ people, rows, years }, entry) {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-mixed-'))
  try {
    const started = Date.now()
    const data = await openBenchData(folder)
    const everybody = await data.addEmployees({
      count: people,
      rowCount: rows,
      years,
      signedIn: Math.min(people, maxSignedIn),
    })
    data.close()
    const server = startServerProcess(
      { EVENKEEL_DATA: folder, EVENKEEL_LOG_REQUESTS: '0', EVENKEEL_PROCESSES: processes },
      entry,
    )
    const origin = await server.origin
    console.log(
      `\n${people} employees with ${rows} transactions each over ${years} years; ${everybody.length} take part; ${processes === '1' ? 'one process' : `${processes} processes`}; made in ${((Date.now() - started) / 1000).toFixed(0)} s; ${seconds} s at each rate`,
    )
    for (const rate of rates) {
      const who = `${people} people, ${rows} rows each`
      await report(`${who}, constant answer, ${rate}/s`, server.child.pid, {
        origin,
        everybody,
        rate,
        seconds,
        next: constant,
      })
      await report(`${who}, 90 % reads, 10 % writes, ${rate}/s`, server.child.pid, {
        origin,
        everybody,
        rate,
        seconds,
        next: mixed,
      })
    }
    server.child.kill('SIGTERM')
    await server.ended
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const figures = startReport('mixed-load', 'Many employees at once: 90 % reads, 10 % writes')
const built = await bundleServer()
try {
  for (const scene of scenes()) await measure(scene, built.entry)
  figures.end()
} finally {
  built.remove()
}
