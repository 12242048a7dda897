import { measureFloor } from '../import-floor.mjs'
import { post, rowCount, tookOne } from './calls.mjs'

/** Rows per second. */
const aimRows = 50_000
/** In milliseconds, over all rows. */
const [aimPreviewMs, aimChangeMs] = [100, 400]

/** Returns a statement of `rows` rows, as a bank writes one. */
function statement(rows) {
  const lines = Array.from({ length: rows }, (_, row) => {
    const day = new Date(Date.UTC(2016, 0, 1) + Math.floor((row / rows) * 3650) * 86_400_000).toISOString().slice(0, 10)
    return `${day},Shop ${row % 977} number ${row},${row % 10 === 0 ? 1500 : -(5 + (row % 9973) / 100).toFixed(2)}`
  })
  return `Date,Description,Amount\n${lines.join('\n')}\n`
}

/** Measures an import from its upload to its answer, next to SQLite alone. */
export async function measureImport({ origin, headers, report, folder }) {
  const { 'content-type': _json, ...formHeaders } = headers
  const form = new FormData()
  form.set('file', new Blob([statement(rowCount)]), 'statement.csv')
  const send = async (where, init) => {
    const answer = await fetch(new URL(where, origin), { method: 'POST', ...init })
    if (answer.status !== 200) throw new Error(`${where} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const started = performance.now()
  const preview = await send('/webapi/v1/bank-files', { headers: formHeaders, body: form })
  const previewed = performance.now()
  const accounts = preview.accounts.map(({ key }) => ({ key, userAccountId: null, name: 'Imported' }))
  const { created } = await send('/webapi/v1/bank-files/commit', {
    headers,
    body: JSON.stringify({ bankFileId: preview.bankFileId, accounts }),
  })
  const done = performance.now()
  const seconds = (done - started) / 1000
  console.log(`\nImport of a CSV file of ${created} rows, from the upload to the answer of the import`)
  report.figure(`import of ${created} rows`, created / seconds, 'rows a second', { aim: aimRows, isAtLeast: true })
  report.figure(`import of ${created} rows, read`, previewed - started, 'ms')
  report.figure(`import of ${created} rows, written`, done - previewed, 'ms')
  const floor = measureFloor(folder, created)
  const inFloors = (ms) => `${(ms / floor).toFixed(1)} times`
  console.log(
    `  SQLite alone writes these rows, with their indexes and nothing else, in ${floor.toFixed(0)} ms: written in ${inFloors(done - previewed)} that, all of it in ${inFloors(seconds * 1000)}`,
  )
}

/** Measures changes of many rows at once, each next to one bare hop, and takes them back. */
export async function measureSeveral({ origin, hop, headers, report }) {
  console.log(`\nChanges of many rows at once, each next to one bare hop of the same bytes`)
  const one = async (title, call, body, aim) => {
    const url = new URL(call, origin)
    const started = performance.now()
    const answer = await fetch(url, post(headers, body))
    const text = await answer.text()
    const took = performance.now() - started
    if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${text}`)
    const bare = await tookOne(new URL(`/${text.length}`, hop), post(headers, {}))
    report.figure(title, took, 'ms', { aim, note: `${(took / bare).toFixed(0)} bare hops` })
    return answer.headers.get('evenkeel-change')
  }
  const undo = (title, id) => one(title, `/webapi/v1/changes/${id}/undo`, {}, aimChangeMs)
  const rule = { amountFrom: 0, tags: ['Every one'] }
  await one('preview of a rule that fits every row', '/webapi/v1/rules/preview', { rule }, aimPreviewMs)
  const some = { rule: { text: 'shop 412', categoryId: 8 } }
  await one('preview of a rule that fits some rows', '/webapi/v1/rules/preview', some, aimPreviewMs)
  const applied = { rule, appliesToPast: true }
  await undo(
    'undo of the rule',
    await one('a rule applied to every row', '/webapi/v1/rules/create', applied, aimChangeMs),
  )
  const moved = { select: { query: {} }, change: { categoryId: 8 } }
  await undo(
    'undo of the category',
    await one('a category for every row', '/webapi/v1/transactions/change-several', moved, aimChangeMs),
  )
}
