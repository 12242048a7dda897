import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderOfx1 } from '../src/bank-files/fixtures/render-statement.ts'
import { MOST_FILE_ROWS } from '../src/edge/edge-limits.ts'
import { runOnLedger } from '../src/http/run-on-ledger.ts'
import { accountRoutes } from '../src/routes/accounts.ts'
import { bankFileRoutes, readUpload } from '../src/routes/bank-files.ts'
import { changeRoutes } from '../src/routes/changes.ts'
import { previewBankFile } from '../src/services/bank-files/preview-bank-file.ts'
import { openLedgerFiles } from '../src/store/ledger-files.ts'

/*
 * The largest bank file that the edge takes, brought in, taken back, brought in again, and its account deleted and brought back:
 * each step in a process of its own whose heap may grow to 100 MB, since an object has 128 MB for everything. The same code
 * runs in an object. `node --conditions=source memory.torture.mjs 90` tries another number.
 */
const HEAP_MB = 100
const now = Date.parse('2026-11-21T12:00:00Z')
const person = {
  userId: 7,
  companyId: 1,
  role: 0,
  firstName: 'Ada',
  lastName: 'Test',
  email: 'ada@evenkeel.example',
  acceptedTerms: null,
}
const random = { bytes: (count) => new Uint8Array(randomBytes(count)) }
const context = { person, clock: { now: () => now }, random, today: '2026-11-21', about: 0 }

const dayOf = (row) => new Date(Date.parse('2015-01-01') + (row % 4_000) * 86_400_000).toISOString().slice(0, 10)
const rowOf = (_, row) => ({
  date: dayOf(row),
  cents: -100 - (row % 9_000),
  text: `CARD PURCHASE ${row % 400} MAIN STREET MARKET PORTLAND OR ${row % 97}`,
  id: `F-${row}`,
})
const statement = () => new TextEncoder().encode(renderOfx1(Array.from({ length: MOST_FILE_ROWS }, rowOf), 12_345))
const preview = ({ body }, inside) =>
  previewBankFile(
    inside.ledger,
    inside,
    readUpload({ bytes: body, fileName: 'statement.ofx', mapping: undefined, chosenAccountId: null }),
  )

/** Each step, with what it is given of the steps before. */
const steps = {
  preview: [preview, ({ bytes }) => ({ body: bytes })],
  import: [
    bankFileRoutes.commitBankFile,
    ({ preview }) => ({
      body: {
        bankFileId: preview.body.bankFileId,
        accounts: preview.body.accounts.map(({ key }) => ({ key, userAccountId: null })),
      },
    }),
  ],
  'take it back': [bankFileRoutes.undoBankFile, ({ preview }) => ({ body: { bankFileId: preview.body.bankFileId } })],
  'bring it in again': [
    changeRoutes.undoChange,
    (answers) => ({ params: { changeId: answers['take it back'].changeId } }),
  ],
  'delete the account': [
    accountRoutes.deleteAccount,
    (answers) => ({ body: { userAccountId: answers.import.body.accounts[0] } }),
  ],
  'bring it back': [
    changeRoutes.undoChange,
    (answers) => ({ params: { changeId: answers['delete the account'].changeId } }),
  ],
}

/** One step in this process; its answer is kept for those after it. */
function run(name, folder) {
  const kept = join(folder, 'answers.json')
  const answers = JSON.parse(readFileSync(kept, 'utf8'))
  const [handler, inputOf] = steps[name]
  const ledgers = openLedgerFiles(folder, 1)
  const input = inputOf({ ...answers, bytes: name === 'preview' ? readFileSync(join(folder, 'statement.ofx')) : null })
  const { body, changeId } = runOnLedger(handler, { name, key: null, input }, context, (work) =>
    ledgers.open(person.userId).transact(work),
  )
  ledgers.close()
  writeFileSync(kept, JSON.stringify({ ...answers, [name]: { body, changeId } }))
}

function runAll(heap) {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-memory-'))
  let failed = false
  try {
    writeFileSync(join(folder, 'statement.ofx'), statement())
    writeFileSync(join(folder, 'answers.json'), '{}')
    console.log(
      `${MOST_FILE_ROWS} transactions, ${heap} MB of heap for each step; nothing in it is random, so there is no seed`,
    )
    for (const name of Object.keys(steps)) {
      const started = Date.now()
      const options = [
        '--conditions=source',
        '--disable-warning=ExperimentalWarning',
        `--max-old-space-size=${heap}`,
        '--max-semi-space-size=8',
      ]
      const { status, signal, stderr } = spawnSync(process.execPath, [...options, import.meta.filename, name, folder], {
        encoding: 'utf8',
      })
      failed = status !== 0
      console.log(
        `  ${name.padEnd(20)}${failed ? `DOES NOT FIT (${signal ?? status})` : 'fits'}, ${((Date.now() - started) / 1000).toFixed(1)} s`,
      )
      if (!failed) continue
      console.log(
        stderr
          .split('\n')
          .filter((line) => /^FATAL|Error:/.test(line))
          .slice(0, 3)
          .join('\n'),
      )
      break
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  process.exit(failed ? 1 : 0)
}

const [first = String(HEAP_MB), folder] = process.argv.slice(2)
if (folder === undefined) runAll(Number(first))
else run(first, folder)
