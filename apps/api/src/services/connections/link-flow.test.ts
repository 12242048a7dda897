// Proves: ACCT-17, API-10, API-19 to API-26, API-28, CONN-01, CONN-02, CONN-07, CONST-34
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '../../../testing/test-parts.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { goThroughDialog, linkBank, newLinkedPerson, runDueWork } from '../../../testing/scenes/sync-test-bank.ts'
import { newPerson } from '../../../testing/scenes/test-person.ts'

const clock = createTestClock()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock })
})
afterAll(() => app.stop())

const minuteMs = 60_000

describe('linking a bank', () => {
  it('creates the connection with its accounts, and the first sync adds the transactions', async () => {
    const { client } = await newPerson(app)
    expect(await client.call('connectionSettings', {})).toMatchObject({
      products: ['transactions'],
      countryCodes: ['US'],
      environment: 'sandbox',
      apiVersion: '2020-09-14',
      provider: 'twin',
    })
    const { accountConnectionId, name, isAlreadyConnected } = await linkBank(client)
    expect([name, isAlreadyConnected]).toEqual(['Harbor Bank', false])
    expect(await client.call('anySync', {})).toEqual({
      syncInProgress: true,
      acctSyncInProgress: true,
      transSyncInProgress: true,
    })
    const accounts = await client.call('accounts', { body: {} })
    expect(
      accounts.map((account) => [account.name, account.balance, account.accountConnection.accountConnectionId]),
    ).toEqual([
      ['Auto loan', -11_080.44, accountConnectionId],
      ['Everyday Checking', 3_214.86, accountConnectionId],
      ['High-Yield Savings', 14_620, accountConnectionId],
      ['Rewards Card', -4_862.3, accountConnectionId],
    ])
    await runDueWork(app)
    expect(await client.call('anySync', {})).toEqual({
      syncInProgress: false,
      acctSyncInProgress: false,
      transSyncInProgress: false,
    })
    expect((await client.call('transactions', { body: {} })).total).toBeGreaterThan(400)
    expect(await client.call('connections', {})).toMatchObject([
      {
        accountConnectionId,
        name: 'Harbor Bank',
        provider: 'twin',
        issue: null,
        lastSyncedAt: '2026-11-21T12:00:00.000Z',
        nextSyncAt: '2026-11-21T18:00:00.000Z',
        accountsCount: 4,
      },
    ])
    expect(app.log).toEqual([])
  })

  it('changes nothing when synced again', async () => {
    const person = await newLinkedPerson(app)
    const before = person.exportAll()
    await person.client.call('fullSync', { body: {} })
    await runDueWork(app)
    expect(person.exportAll()).toEqual(before)
  })

  it('keeps the link token on the server: the browser gets a handle, valid for 238 minutes, in its own session, until used', async () => {
    const { client } = await newPerson(app)
    const { data } = await client.call('createLink', {
      body: { webhook: 'https://evil.example', redirectUri: 'https://evil.example' },
    })
    expect(data.expiration - clock.now()).toBe(238 * minuteMs)
    expect(data.handle).not.toContain(data.linkToken)
    expect(await client.call('resumeLink', { body: { handle: data.handle } })).toEqual({ data })
    const stranger = await newPerson(app)
    expect((await stranger.client.send('resumeLink', { body: { handle: data.handle } })).status).toBe(404)
    expect((await client.send('resumeLink', { body: { handle: 'made-up' } })).status).toBe(404)
    clock.advance(20 * minuteMs)
    await client.call('sandboxLogin', {
      body: { linkToken: data.linkToken, institutionId: 'twin_harbor', userName: 'user_good', password: 'pass_good' },
    })
    const { publicToken } = await client.call('sandboxFinish', { body: { linkToken: data.linkToken } })
    await client.call('createConnection', { body: { publicToken, handle: data.handle } })
    expect((await client.send('resumeLink', { body: { handle: data.handle } })).status).toBe(404)
  })

  it('refuses an expired handle', async () => {
    const person = await newPerson(app)
    const { data } = await person.client.call('createLink', { body: {} })
    person.onLedger((ledger) =>
      ledger.run(`update link_session set expires_at = '${new Date(clock.now()).toISOString()}'`),
    )
    expect((await person.client.send('resumeLink', { body: { handle: data.handle } })).status).toBe(404)
  })

  it('continues with its state after a bank’s own page', async () => {
    const { client } = await newPerson(app)
    const { data } = await client.call('createLink', { body: {} })
    const { oauthStateId, returnAddress } = await client.call('sandboxOAuthStart', {
      body: { linkToken: data.linkToken, institutionId: 'twin_summit' },
    })
    expect(returnAddress).toBe(`/pagecontent/publicplaidoauth/web?oauth_state_id=${oauthStateId}`)
    const { linkToken } = (await client.call('resumeLink', { body: { handle: data.handle } })).data
    expect((await client.send('sandboxOAuthResume', { body: { linkToken, oauthStateId: 'another' } })).status).toBe(404)
    expect((await client.call('sandboxOAuthResume', { body: { linkToken, oauthStateId } })).accounts).toHaveLength(2)
    const { publicToken } = await client.call('sandboxFinish', { body: { linkToken } })
    expect(await client.call('createConnection', { body: { publicToken } })).toMatchObject({
      name: 'Summit Retirement',
    })
  })

  it('creates nothing after a wrong password, and keeps the error', async () => {
    const person = await newPerson(app)
    const { data } = await person.client.call('createLink', { body: {} })
    const { error } = await person.client.call('sandboxLogin', {
      body: { linkToken: data.linkToken, institutionId: 'twin_harbor', userName: 'user_good', password: 'wrong' },
    })
    expect(error).toMatchObject({ errorCode: 'INVALID_CREDENTIALS', institutionId: 'twin_harbor' })
    expect((await person.client.send('sandboxFinish', { body: { linkToken: data.linkToken } })).status).toBe(404)
    expect(await person.client.call('logLinkError', { body: { ...error } })).toEqual({})
    expect(person.exportAll()['link_error']).toMatchObject([
      { error_code: 'INVALID_CREDENTIALS', institution_id: 'twin_harbor' },
    ])
  })

  it('returns the same connection when the answer of a create was lost', async () => {
    const { client } = await newPerson(app)
    const { publicToken } = await goThroughDialog(client)
    const first = await client.call('createConnection', { body: { publicToken } })
    expect(await client.call('createConnection', { body: { publicToken } })).toEqual(first)
    expect(await client.call('connections', {})).toHaveLength(1)
    expect((await client.send('createConnection', { body: { publicToken: 'public-twin-made-up' } })).status).toBe(400)
  })

  it('adds only the chosen accounts, and never adds a deleted one again', async () => {
    const { client } = await newPerson(app)
    const { data } = await client.call('createLink', { body: {} })
    const { accounts } = await client.call('sandboxLogin', {
      body: { linkToken: data.linkToken, institutionId: 'twin_harbor', userName: 'user_good', password: 'pass_good' },
    })
    const accountIds = accounts.filter(({ name }) => name !== 'Auto loan').map(({ accountId }) => accountId)
    const { publicToken } = await client.call('sandboxFinish', { body: { linkToken: data.linkToken, accountIds } })
    await client.call('createConnection', { body: { publicToken } })
    await runDueWork(app)
    const [card] = (await client.call('accounts', { body: {} })).filter(({ name }) => name === 'Rewards Card')
    await client.call('deleteAccount', { body: { userAccountId: card?.userAccountId ?? 0 } })
    await client.call('fullSync', { body: {} })
    await runDueWork(app)
    expect((await client.call('accounts', { body: {} })).map(({ name }) => name)).toEqual([
      'Everyday Checking',
      'High-Yield Savings',
    ])
  })
})

describe('linking the same bank again', () => {
  it('is recognized: no account and no row is doubled, and the person’s edits stay', async () => {
    const person = await newLinkedPerson(app)
    const [row] = (await person.client.call('transactions', { body: {} })).items
    await person.client.call('updateTransaction', {
      body: { userTransactionId: row?.userTransactionId ?? 0, description: 'Mine', categoryId: 9 },
    })
    const before = await person.client.call('transactions', { body: { pageSize: 500 } })
    expect(await linkBank(person.client)).toEqual({
      accountConnectionId: person.connectionId,
      name: 'Harbor Bank',
      isAlreadyConnected: true,
    })
    await runDueWork(app)
    expect(await person.client.call('connections', {})).toHaveLength(1)
    expect(await person.client.call('accounts', { body: {} })).toHaveLength(4)
    expect(await person.client.call('transactions', { body: { pageSize: 500 } })).toEqual(before)
  })

  it('with only some of the accounts leaves the existing connection as it is', async () => {
    const person = await newLinkedPerson(app)
    const { data } = await person.client.call('createLink', { body: {} })
    const { accounts } = await person.client.call('sandboxLogin', {
      body: { linkToken: data.linkToken, institutionId: 'twin_harbor', userName: 'user_good', password: 'pass_good' },
    })
    const { publicToken } = await person.client.call('sandboxFinish', {
      body: { linkToken: data.linkToken, accountIds: accounts.slice(0, 1).map(({ accountId }) => accountId) },
    })
    expect(await person.client.call('createConnection', { body: { publicToken } })).toMatchObject({
      accountConnectionId: person.connectionId,
      isAlreadyConnected: true,
    })
    await runDueWork(app)
    expect(await person.client.call('accounts', { body: {} })).toHaveLength(4)
  })

  it('through another login adds only new accounts', async () => {
    const person = await newPerson(app)
    const { data } = await person.client.call('createLink', { body: {} })
    const login = {
      linkToken: data.linkToken,
      institutionId: 'twin_harbor',
      userName: 'user_good',
      password: 'pass_good',
    }
    const { accounts } = await person.client.call('sandboxLogin', { body: login })
    const idOf = (name: string) => accounts.find((account) => account.name === name)?.accountId ?? ''
    const { publicToken } = await person.client.call('sandboxFinish', {
      body: { linkToken: data.linkToken, accountIds: ['Everyday Checking', 'Rewards Card'].map(idOf) },
    })
    const first = await person.client.call('createConnection', { body: { publicToken } })
    const again = (await person.client.call('createLink', { body: {} })).data
    const shown = (await person.client.call('sandboxLogin', { body: { ...login, linkToken: again.linkToken } }))
      .accounts
    const accountIds = shown.filter(({ name }) => name !== 'Everyday Checking').map(({ accountId }) => accountId)
    const other = await person.client.call('sandboxFinish', { body: { linkToken: again.linkToken, accountIds } })
    const second = await person.client.call('createConnection', { body: { publicToken: other.publicToken } })
    expect(second.accountConnectionId).not.toBe(first.accountConnectionId)
    await runDueWork(app)
    expect(await person.client.call('accounts', { body: {} })).toHaveLength(4)
    expect((await person.client.call('connections', {})).map(({ alreadyConnected }) => alreadyConnected)).toEqual([
      [],
      ['Rewards Card'],
    ])
    await person.client.call('deleteConnection', { body: { connectionId: first.accountConnectionId } })
    await person.client.call('syncConnection', { body: { accountId: second.accountConnectionId } })
    await runDueWork(app)
    expect((await person.client.call('accounts', { body: {} })).map(({ name }) => name)).toEqual([
      'Auto loan',
      'High-Yield Savings',
      'Rewards Card',
    ])
    expect((await person.client.call('connections', {}))[0]?.alreadyConnected).toEqual([])
  })
})

describe('deleting a connection', () => {
  it('deletes its accounts and transactions, and ends the login at the bank', async () => {
    const person = await newLinkedPerson(app)
    await person.addAccount({ name: 'Mine' })
    await person.change('deleteConnection', { body: { connectionId: person.connectionId } })
    expect(await person.client.call('connections', {})).toEqual([])
    expect((await person.client.call('accounts', { body: {} })).map(({ name }) => name)).toEqual(['Mine'])
    expect((await person.client.call('transactions', { body: {} })).total).toBe(0)
    expect(person.exportAll()['connection_removal']).toHaveLength(1)
    await runDueWork(app)
    expect(person.exportAll()['connection_removal']).toEqual([])
    expect((await person.client.send('deleteConnection', { body: { connectionId: person.connectionId } })).status).toBe(
      404,
    )
  })

  it('can be undone: the data is restored, and connecting the bank again continues it', async () => {
    const person = await newLinkedPerson(app)
    const before = await person.client.call('transactions', { body: { pageSize: 500 } })
    const changeId = await person.change('deleteConnection', { body: { connectionId: person.connectionId } })
    await runDueWork(app)
    expect(await person.undo(changeId)).toBe(200)
    expect(await person.client.call('transactions', { body: { pageSize: 500 } })).toEqual(before)
    expect(await person.status()).toMatchObject({
      issue: 'revoked',
      needsRepair: true,
      hasSyncIssue: true,
      syncInProgress: false,
    })
    expect((await linkBank(person.client, { accountId: person.connectionId })).accountConnectionId).toBe(
      person.connectionId,
    )
    await runDueWork(app)
    expect(await person.status()).toMatchObject({ issue: null, needsRepair: false })
    expect(await person.client.call('transactions', { body: { pageSize: 500 } })).toEqual(before)
  })

  it('cannot be undone into a second copy of the same accounts', async () => {
    const person = await newLinkedPerson(app)
    const changeId = await person.change('deleteConnection', { body: { connectionId: person.connectionId } })
    await linkBank(person.client)
    await runDueWork(app)
    expect(await person.undo(changeId)).toBe(400)
    expect(await person.client.call('accounts', { body: {} })).toHaveLength(4)
  })
})

describe('who may link banks', () => {
  it('only people whose company allows it; the server refuses all others', async () => {
    const { id: companyId } = await app.parts.directory.companies.save({
      code: 'level1',
      name: 'By hand',
      level1: true,
      createdAt: 0,
    })
    await app.addPerson('by-hand@evenkeel.example', { companyId })
    const client = await app.signIn('by-hand@evenkeel.example')
    const refused = [
      await client.send('connectionSettings', {}),
      await client.send('createLink', { body: {} }),
      await client.send('resumeLink', { body: { handle: 'h' } }),
      await client.send('createConnection', { body: { publicToken: 'p' } }),
      await client.send('restoreConnection', { body: { accountId: 1 } }),
      await client.send('syncConnection', { body: { accountId: 1 } }),
      await client.send('fullSync', { body: {} }),
      await client.send('connectionPublicToken', { body: { accountId: 1 } }),
      await client.send('logLinkError', { body: {} }),
      await client.send('quovoIframeToken', { query: {} }),
      await client.send('quovoStylesName', {}),
      await client.send('quovoSyncAccount', { body: { connectionId: 1 } }),
      await client.send('quovoSyncAll', {}),
      await client.send('quovoSyncStatus', {}),
      await client.send('sandboxInstitutions', { body: { linkToken: 'l' } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    expect(await client.call('anySync', {})).toMatchObject({ syncInProgress: false })
  })
})
