import { startReport } from '../../../scripts/lib/bench-report.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { renderOfx1 } from '../src/bank-files/fixtures/render-statement.ts'
import { bundleOptions } from '../testing/edge/bundle-worker.ts'
import { startDeployedWorker } from '../testing/edge/deployed-worker.ts'
import { createTestClient } from '../testing/test-client.ts'

/*
 * Counts what an employee's object reads and writes in workerd, by the counters of its cursors (`rowsRead`,
 * `rowsWritten`), which is what Cloudflare bills: for docs/deploy-cloudflare.md. Counts, not times: they are the same
 * on every machine.
 */
const settings = { EVENKEEL_SECRET: 'a secret of a bench, longer than 32 characters', EVENKEEL_DEMO: '1' }

/** @type {{ rows: string, read: number, written: number }[]} */
const noted = []
/** @param {{ message: string }} line */
const hear = ({ message }) => {
  if (message.startsWith('{"rows"')) noted.push(JSON.parse(message))
}

const report = startReport('edge-rows', 'Rows that a call reads and writes on the edge')
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-rows-'))
const script = join(folder, 'worker.js')
try {
  const contents =
    "export { default } from '../src/hosts/worker.ts'; export { PersonObject } from './edge-rows-worker.ts'"
  await build({ ...bundleOptions, stdin: { contents, resolveDir: import.meta.dirname }, outfile: script })
  const worker = await startDeployedWorker(script, folder, settings, hear)
  try {
    const client = createTestClient(worker.origin)
    await client.call('session', {})
    await client.call('login', { body: { userName: 'sam@evenkeel.example', password: 'Quiet-Harbor-42' } })
    const { userAccountId } = await client.call('createAccount', {
      body: { category: 'Cash', type: 'Checking', name: 'Bench', balance: 1 },
    })
    await measure('one entered by hand', 1, async () => {
      await client.call('createTransaction', {
        body: { date: '2026-11-20', value: -4.5, categoryId: 1, description: 'Coffee', userAccountId },
      })
    })
    for (const count of [60, 1_000]) {
      const rows = Array.from({ length: count }, (_, row) => ({
        date: `2026-0${1 + (row % 9)}-15`,
        cents: -100 - row,
        text: `Shop ${row % 40}`,
        id: `${count}-${row}`,
      }))
      const preview = await client.call('previewBankFile', {
        body: { file: new File([renderOfx1(rows, 0)], 'bench.ofx') },
      })
      const accounts = preview.accounts.map(({ key }) => ({ key, userAccountId }))
      await measure(`each of a bank file of ${count}`, count, () =>
        client.call('commitBankFile', { body: { bankFileId: preview.bankFileId, accounts } }),
      )
      await measure(`each of them, taken back`, count, () =>
        client.call('undoBankFile', { body: { bankFileId: preview.bankFileId } }),
      )
    }
    const maya = createTestClient(worker.origin)
    await maya.call('session', {})
    await maya.call('login', { body: { userName: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' } })
    const { total } = await maya.call('transactions', { body: {} })
    for (const one of ['dashboard', 'accounts', 'transactions', 'cashFlow', 'nextSteps', 'exploreGoals']) {
      const body = ['accounts', 'transactions', 'cashFlow'].includes(one) ? { body: {} } : {}
      await measure(`${one} of ${total}`, 1, () => maya.send(one, body))
    }
    // Entries inserted one after the other, as a bank's are, and the little else that the demo has.
    const filled = noted.find(({ rows }) => rows === 'fill maya')
    report.figure(`each of ${total} of the demo, read`, (filled?.read ?? 0) / total, 'rows')
    report.figure(`each of ${total} of the demo, written`, (filled?.written ?? 0) / total, 'rows')
    report.end()
  } finally {
    await worker.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} name @param {number} count @param {() => Promise<unknown>} work */
async function measure(name, count, work) {
  const before = noted.length
  await work()
  while (noted.length === before) await new Promise((resolve) => setTimeout(resolve, 20))
  const { read, written } = noted
    .slice(before)
    .reduce((sum, line) => ({ read: sum.read + line.read, written: sum.written + line.written }), {
      read: 0,
      written: 0,
    })
  report.figure(`${name}, read`, read / count, 'rows')
  report.figure(`${name}, written`, written / count, 'rows')
}
