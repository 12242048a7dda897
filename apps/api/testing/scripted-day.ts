import { type EndpointName, paths } from '@evenkeel/api-client/contract/paths'
import { sql } from 'drizzle-orm'
import { renderOfx1, renderQif } from '../src/bank-files/fixtures/render-statement.ts'
import type { LedgerTransaction } from '../src/store/ledger/ledger.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'
import { openLedger } from './ledger-of.ts'

/** All that can be seen of a day: each answer, what was stored in the end, and the person's export of it. */
export interface DayReport {
  readonly answers: readonly string[]
  readonly stored: string
  /** Its bytes, base64. */
  readonly exported: string
}

type Input = Parameters<TestClient['send']>[1]

/** Calls that only read, to be answered alike at every hour of the day. */
const reads: readonly (readonly [EndpointName, Input?])[] = [
  ['session'],
  ['companyInfo'],
  ['dashboard'],
  ['accounts', { body: {} }],
  ['transactions', { body: { pageSize: 500 } }],
  ['transactions', { body: { pageSize: 3, page: 2, order: 'value', direction: 'ASC' } }],
  ['cashFlow', { body: {} }],
  ['spending', { body: {} }],
  ['categories'],
  ['rankedCategories'],
  ['nextSteps'],
  ['exploreGoals'],
]

const statement = renderOfx1(
  [
    { date: '2026-11-02', cents: -120_000, text: 'ALDER STREET APTS', id: 'T1' },
    { date: '2026-11-03', cents: -350, text: 'CITY TRANSIT', id: 'T2' },
    { date: '2026-11-15', cents: 361_881, text: 'LARKFIELD PAYROLL', id: 'T3' },
    { date: '2026-11-20', cents: -6_125, text: 'Caf\u00e9 R\u00edo \u2013 d\u00eener', id: 'T4' },
  ],
  250_000,
)
const savings = renderQif([{ date: '2026-11-16', cents: 50_000, text: 'TRANSFER FROM CHECKING', id: 'S1' }], 50_000)

/**
 * Returns every row of every table with the type that it is stored under: 5 and 5.0 differ. Without the mark, which is
 * random for each person.
 */
function everyRow(ledger: LedgerTransaction): string {
  const tables = ledger.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' and name not like 'entry\\_text%' escape '\\' and name not in ('schema_migration', 'ledger_mark', 'changed_entry') order by name`,
  )
  const rows = tables.map(({ name }) => {
    const columns = ledger
      .all<{ name: string }>(sql`select name from pragma_table_info(${name})`)
      .map((column) => column.name)
    const typed = columns.flatMap((column) => [
      sql.identifier(column),
      sql`typeof(${sql.identifier(column)}) as ${sql.identifier(`${column} type`)}`,
    ])
    // By the first two columns; a table need not have more than one.
    return [
      name,
      ledger.all(
        sql`select ${sql.join(typed, sql`, `)} from ${sql.identifier(name)} order by ${sql.raw(columns.length > 1 ? '1, 3' : '1')}`,
      ),
    ]
  })
  return JSON.stringify(rows, null, 1)
}

/** Lives one employee's day, from signing in to signing out, the same on every runtime. */
export async function liveScriptedDay(app: TestApp): Promise<DayReport> {
  const answers: string[] = []
  const client = await app.signIn('ada@evenkeel.example')

  const say = async (name: EndpointName, input: Input = {}, headers = {}) => {
    const answer = await client.send(name, input, headers)
    answers.push(`${name} ${answer.status} ${answer.headers.get('Content-Type')} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const idIn = (body: unknown, name: string): number => {
    const id: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    if (typeof id !== 'number') throw new Error(`There is no ${name} in ${JSON.stringify(body)}`)
    return id
  }
  const readAll = async () => {
    for (const [name, input] of reads) await say(name, input)
  }
  const importFile = async (content: string, fileName: string) => {
    const preview = await client.call('previewBankFile', { body: { file: new File([content], fileName) } })
    answers.push(JSON.stringify(preview))
    const accounts = preview.accounts.map(({ key, userAccountId }) => ({ key, userAccountId }))
    await say('commitBankFile', { body: { bankFileId: preview.bankFileId, accounts } })
    return preview.bankFileId
  }
  const row = async (value: number, description: string, categoryId: number, date = '2026-11-20') =>
    idIn(await say('createTransaction', { body: { date, value, description, categoryId } }), 'userTransactionId')

  await readAll()
  const cash = await say('createAccount', {
    body: { category: 'Cash', type: 'Checking', name: 'Everyday', balance: 1234.56 },
  })
  await say('updateAccount', { body: { userAccountId: idIn(cash, 'userAccountId'), balance: 1200.01 } })
  const coffee = await row(-4.5, 'Coffee', 1)
  const market = await row(-80.25, 'Greenleaf Market', 6)
  await say('splitTransaction', {
    body: {
      sourceTransactionId: market,
      sourceTransaction: { category: 6, value: -60.05 },
      splits: [{ category: 8, value: -20.2 }],
    },
  })
  await say('setTransactionCategory', { body: { transactionId: coffee, categoryId: 9 } })
  await row(-5.25, 'Coffee', 1)
  await say('createBudget', { body: { categoryId: 6, targetBudget: 400.1, budgetPeriod: '2026-09' } })
  await say('updateBudget', { body: { categoryId: 6, targetBudget: 380, budgetPeriod: '2026-11' } })
  app.clock.advance(10 * 60_000)
  await importFile(statement, 'checking.ofx')
  const second = await importFile(savings, 'savings.qif')
  await readAll()
  app.clock.advance(10 * 60_000)
  await say('setTransactionVisibility', { body: { transactionId: coffee, isHidden: true } })
  const key = { 'Idempotency-Key': 'the-same-twice' }
  const gift = { body: { date: '2026-11-21', value: 50, description: 'Gift', categoryId: 5 } }
  await say('createTransaction', gift, key)
  await say('createTransaction', gift, key)
  await say('createTransaction', { body: { date: 'never', value: 0 } })
  await say('deleteTransaction', { body: { userTransactionId: 5 } })
  await say('undoBankFile', { body: { bankFileId: second } })
  await say('deleteBudget', { body: { categoryId: 6, budgetPeriod: '2026-11' } })
  await readAll()
  const file = await client.fetch(paths.exportAccountData.path)
  if (file.status !== 200) throw new Error(`The export answered ${file.status}`)
  const exported = Buffer.from(await file.arrayBuffer()).toString('base64')
  const { userId } = await client.call('session', {})
  const stored = (await openLedger(app.parts, userId ?? 0)).transact(everyRow)
  await client.fetch('/logout.aspx')
  await say('accounts', { body: {} })
  return { answers, stored, exported }
}
