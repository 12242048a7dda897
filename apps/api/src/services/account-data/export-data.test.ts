import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { allConnections } from '../../store/ledger/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { csvFiles } from './csv-files.ts'
import { download, type TestExport } from '../../../testing/scenes/test-export.ts'
import { writeZip } from './zip-out.ts'
import { openLedger } from '../../../testing/ledger-of.ts'

let app: TestApp
let maya: TestClient
let first: TestExport
beforeAll(async () => {
  app = await startTestApp()
  await seedDemo(app.parts)
  maya = await app.signIn('demo@evenkeel.example')
  await maya.call('createTransaction', {
    body: { date: '2026-11-20', value: -12.34, categoryId: 6, description: '=2+5+cmd|calc' },
  })
  first = await download(maya)
})
afterAll(() => app.stop())

const text = () => Object.values(first.files).join('\n')

describe('an export', () => {
  it('is a zip to download, with JSON and a CSV file for each kind', async () => {
    const answer = await maya.fetch('/webapi/v1/account-data/export')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="evenkeel-data.zip"',
      'cache-control': 'no-store',
    })
    expect(Object.keys(first.files).toSorted()).toEqual([
      'README.txt',
      'accounts.csv',
      'address.csv',
      'attachments.csv',
      'balances.csv',
      'bank-files.csv',
      'banks.csv',
      'budgets.csv',
      'checkups.csv',
      'data.json',
      'dependents.csv',
      'history.json',
      'household.csv',
      'next-steps.csv',
      'own-categories.csv',
      'plans.csv',
      'profile.csv',
      'rules.csv',
      'sign-in.json',
      'transactions.csv',
    ])
  })

  it('has every account and transaction, to the cent', async () => {
    const { tables } = JSON.parse(first.files['data.json'] ?? '')
    const accounts = await maya.call('accounts', { body: {} })
    const balances = (list: readonly number[]) => list.toSorted((a, b) => a - b)
    expect(balances(tables.accounts.map((row: { balanceCents: number }) => row.balanceCents / 100))).toEqual(
      balances(accounts.map(({ balance }) => balance)),
    )
    const { total } = (await maya.call('transactions', { body: {} })).paging
    expect(tables.transactions.length).toBe(total)
    expect(first.files['transactions.csv']?.trim().split('\r\n').length).toBe(total + 1)
  })

  it('says in words what is a number in the data, and lists what the person has said', () => {
    const lines = (name: string) => first.files[name]?.split('\r\n') ?? []
    expect(lines('profile.csv')[1]).toContain('"Partnered",84000.00,"Alex"')
    expect(lines('plans.csv').find((line) => line.startsWith('"Retirement"'))).toMatch(/^"Retirement","In progress",/)
    const states = lines('next-steps.csv')
      .slice(1, -1)
      .map((line) => /,"([^"]*)",(?:yes|no)$/.exec(line)?.[1])
    expect(states.filter((state) => !['To do', 'Done', 'Dismissed'].includes(state ?? ''))).toEqual([])
    expect(lines('household.csv').some((line) => line.startsWith('"Savings rate",0.06,'))).toBe(true)
  })

  it('writes a description that looks like a formula as text', () => {
    expect(first.files['transactions.csv']).toContain(`,-12.34,"USD","Groceries","'=2+5+cmd|calc"`)
  })

  it('contains the history, and who has viewed the data', async () => {
    const { tables } = JSON.parse(first.files['history.json'] ?? '')
    expect(tables.changes.at(-1)).toMatchObject({
      what: 'transaction.create',
      rows: [{ table: 'transactions', before: null, after: { valueCents: -1234 } }, { table: 'categoryMemory' }],
    })
    expect(JSON.parse(first.files['sign-in.json'] ?? '')).toMatchObject({
      person: { email: 'demo@evenkeel.example', company: 'Larkfield' },
      planner: 'Jordan Ellis',
    })
    expect(JSON.parse((await download(maya)).files['sign-in.json'] ?? '').access[0]).toMatchObject({
      event: 'data-exported',
      by: 'yourself',
    })
  })

  it('contains no secret: no password hash, no session, no bank token, no encrypted text', async () => {
    const person = await app.parts.directory.people.byEmail('demo@evenkeel.example')
    const connections = (await openLedger(app.parts, person?.id)).transact(allConnections)
    const tokens = connections.flatMap(({ accessToken, itemId, publicTokenHash }) =>
      [accessToken, itemId, publicTokenHash].filter((one) => one !== null),
    )
    expect(tokens.length).toBeGreaterThan(1)
    const session = decodeURIComponent(maya.cookies.get('session') ?? '')
    const secrets = [person?.passwordHash ?? '', session.split('.')[0] ?? '', ...tokens]
    expect(secrets.every((secret) => secret.length > 5)).toBe(true)
    expect(secrets.filter((secret) => text().includes(secret))).toEqual([])
    expect(text()).not.toMatch(/v1[.:]|scrypt|access-|"accessToken"|_hash/)
  })

  it('is the same byte for byte while nothing changes', async () => {
    const again = await download(maya)
    const { 'sign-in.json': _one, ...before } = first.files
    const { 'sign-in.json': _other, ...after } = again.files
    expect(after).toEqual(before)
    const { tables } = JSON.parse(first.files['data.json'] ?? '')
    const now = async () => {}
    expect(await writeZip(csvFiles(tables), now)).toEqual(await writeZip(csvFiles(tables), now))
    expect([again.bytes[10], again.bytes[11], again.bytes[12], again.bytes[13]]).toEqual([0, 0, 33, 0])
  })

  it('contains no other person’s data', async () => {
    expect((await (await app.visit()).fetch('/webapi/v1/account-data/export')).status).toBe(401)
    const eve = await app.signIn('eve@example.test')
    expect(Object.values((await download(eve)).files).join()).not.toMatch(/Maya|Reyes|Larkfield/)
  })
})
