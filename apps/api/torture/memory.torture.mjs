import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderOfx1 } from '../src/bank-files/fixtures/render-statement.ts'
import { maxFileRows } from '../src/hosts/edge/edge-limits.ts'
import { runOnLedger } from '../src/http/run-on-ledger.ts'
import { accountCalls } from '../src/services/accounts.ts'
import { bankFileLedgerCalls, readUpload } from '../src/calls/bank-files.ts'
import { changeCalls } from '../src/services/undo-change.ts'
import { previewBankFile } from '../src/services/bank-files/preview-bank-file.ts'
import { openLedgerFiles } from '../src/store/ledger-files.ts'

/*
 * Imports the largest bank file that the edge accepts, undoes it, imports it again, deletes its account and restores
 * it: each step in a separate process whose heap may grow to 100 MB, because an object has 128 MB for everything. The
 * same code runs in an object. `node --conditions=evenkeel-source memory.torture.mjs 90` tries another number.
 */
const heapMb = 100
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

const toDay = (row) => new Date(Date.parse('2015-01-01') + (row % 4_000) * 86_400_000).toISOString().slice(0, 10)
const toRow = (_, row) => ({
  date: toDay(row),
  cents: -100 - (row % 9_000),
  text: `CARD PURCHASE ${row % 400} MAIN STREET MARKET PORTLAND OR ${row % 97}`,
  id: `F-${row}`,
})
const statement = () => new TextEncoder().encode(renderOfx1(Array.from({ length: maxFileRows }, toRow), 12_345))
const preview = ({ body }, inside) =>
  previewBankFile(
    inside.ledger,
    inside,
    readUpload({ bytes: body, fileName: 'statement.ofx', mapping: undefined, chosenAccountId: null }),
  )

/** Each step, with its input from the steps before. */
const steps = {
  preview: [preview, ({ bytes }) => ({ body: bytes })],
  import: [
    bankFileLedgerCalls.commitBankFile,
    ({ preview }) => ({
      body: {
        bankFileId: preview.body.bankFileId,
        accounts: preview.body.accounts.map(({ key }) => ({ key, userAccountId: null })),
      },
    }),
  ],
  'take it back': [
    bankFileLedgerCalls.undoBankFile,
    ({ preview }) => ({ body: { bankFileId: preview.body.bankFileId } }),
  ],
  'bring it in again': [
    changeCalls.undoChange,
    (answers) => ({ params: { changeId: answers['take it back'].changeId } }),
  ],
  'delete the account': [
    accountCalls.deleteAccount,
    (answers) => ({ body: { userAccountId: answers.import.body.accounts[0] } }),
  ],
  'bring it back': [
    changeCalls.undoChange,
    (answers) => ({ params: { changeId: answers['delete the account'].changeId } }),
  ],
}

/** Runs one step in this process; its answer is stored for later steps. */
function run(name, folder) {
  const kept = join(folder, 'answers.json')
  const answers = JSON.parse(readFileSync(kept, 'utf8'))
  const [handler, inputOf] = steps[name]
  const ledgers = openLedgerFiles(folder, { openLedgers: 1 })
  const input = inputOf({ ...answers, bytes: name === 'preview' ? readFileSync(join(folder, 'statement.ofx')) : null })
  const { body, changeId } = runOnLedger(handler, { name, key: null, input }, context, (work) =>
    ledgers.open({ personId: person.userId, ledgerId: '7'.padStart(32, '0'), ledgerState: 'new' }).transact(work),
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
      `${maxFileRows} transactions, ${heap} MB of heap for each step; nothing in it is random, so there is no seed`,
    )
    for (const name of Object.keys(steps)) {
      const started = Date.now()
      const options = [
        '--conditions=evenkeel-source',
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

const [first = String(heapMb), folder] = process.argv.slice(2)
if (folder === undefined) runAll(Number(first))
else run(first, folder)
