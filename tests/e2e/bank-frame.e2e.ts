// Proves: CONN-05, CONN-16, QUOVO-01 to QUOVO-05, GEN-02
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as bankLinkWords from '../../packages/widgets/src/words/bank-link.generated.ts'
import * as bankSandboxWords from '../../packages/widgets/src/words/bank-sandbox.generated.ts'
import { lena } from './support/api.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import {
  readAccounts,
  connectionNamed,
  readConnections,
  dialog,
  openConnections,
  loaded,
  openLinkDialog,
  plink,
  press,
  saying,
  readTransactions,
  updating,
  whenSynced,
} from './support/bank-pages.ts'
import { eventually } from '../support/eventually.ts'
import { sideways } from './support/room.ts'
import { narrow, useStage } from './support/stage.ts'

const stage = useStage()

/** The content of the link frame. */
const inFrame = (page: Page) => page.frameLocator('iframe[title="Your bank"]')

async function signInInFrame(page: Page) {
  const frame = inFrame(page)
  await frame.getByLabel('User name').fill('user_good')
  await frame.getByLabel(/^Password/).fill('pass_good')
  await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function openFrame(page: Page) {
  await openLinkDialog(page)
  await inFrame(page).getByRole('list', { name: 'Banks' }).waitFor()
}

const chooseInFrame = (page: Page, bank: string) =>
  inFrame(page)
    .getByRole('button', { name: new RegExp(`^${bank}`) })
    .click()
const pressInFrame = (page: Page, name: string) => inFrame(page).getByRole('button', { name, exact: true }).click()

/** The paths of the bank calls that a page makes. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/quovo\/|account-connections|profile-settings/.test(pathname)) calls.push(pathname.replace(/^.*\/v1\//, ''))
  })
  return calls
}

describe('a company whose people link banks in the frame', () => {
  test('connects in it, by the older set of calls alone, and brings accounts and transactions', async () => {
    const visitor = await stage.visit(undefined, { person: lena })
    const { page } = visitor
    const calls = recordCalls(page)
    await openFrame(page)
    await expectNoAxeViolations(page, 'the link frame')
    await eventually(() => plink(page)).toBeNull()
    await chooseInFrame(page, 'Harbor Bank')
    await expectNoAxeViolations(page, 'the login in the link frame')
    await signInInFrame(page)
    await inFrame(page).getByRole('checkbox').first().waitFor()
    await expectNoAxeViolations(page, 'the accounts in the link frame')
    await pressInFrame(page, bankSandboxWords.allowAndConnect())
    await saying(page, 'Harbor Bank is connected').waitFor()
    await press(page, 'Done')
    await saying(page, updating).waitFor()
    await saying(page, loaded).waitFor()
    const { accountConnectionId, accountsCount } = await connectionNamed(visitor, 'Harbor Bank')
    expect(accountsCount).toBe(4)
    await eventually(() => readTransactions(visitor, accountConnectionId)).toBeGreaterThan(400)
    expect(
      calls
        .filter((call) => !call.startsWith('quovo/'))
        .toSorted()
        .filter((call, index, all) => all.indexOf(call) === index),
    ).toEqual(
      expect.not.arrayContaining([
        'profile-settings/plaid',
        'account-connections/link/create',
        'account-connections/full-sync',
        'account-connections/any-sync',
      ]),
    )
    expect([...new Set(calls.filter((call) => call.startsWith('quovo/')))].toSorted()).toEqual([
      'quovo/iframe-token',
      'quovo/styles-name',
      'quovo/sync-all-accounts',
      'quovo/sync-status',
    ])
    // The settings say which style it is, once a session.
    expect(calls.filter((call) => call === 'profile-settings')).toHaveLength(1)
  })

  test('comes back from a bank’s own page within the frame, in the dark too', async () => {
    const visitor = await stage.visit(undefined, { person: lena, colorScheme: 'dark' })
    const { page } = visitor
    await openFrame(page)
    await chooseInFrame(page, 'Summit Retirement')
    await pressInFrame(page, 'Continue')
    await inFrame(page).getByRole('checkbox').first().waitFor()
    await expectNoAxeViolations(page, 'the accounts in the link frame, dark')
    await pressInFrame(page, bankSandboxWords.allowAndConnect())
    await saying(page, 'Summit Retirement is connected').waitFor()
    await press(page, 'Done')
    await whenSynced(visitor)
    await eventually(async () =>
      readAccounts(visitor, (await connectionNamed(visitor, 'Summit Retirement')).accountConnectionId),
    ).toHaveLength(2)
  })

  test('repairs a connection in it, on a phone in the dark, and keeps everything', async () => {
    const visitor = await stage.visit(undefined, { person: lena, viewport: narrow, colorScheme: 'dark' })
    const { page, api } = visitor
    const { accountConnectionId: connectionId } = await connectionNamed(visitor, 'Harbor Bank')
    const total = await readTransactions(visitor, connectionId)
    await api.call('sandboxControl', { body: { connectionId, state: 'login' } })
    await api.call('quovoSyncAccount', { body: { connectionId } })
    await whenSynced(visitor)
    await page.reload()
    await page.getByText(/^Harbor Bank: Your bank needs you to sign in again\./).waitFor()
    const list = await openConnections(page)
    await list.getByRole('button', { name: 'Fix connection: Harbor Bank', exact: true }).click()
    await inFrame(page).getByLabel('User name').waitFor()
    await eventually(() => sideways(page)).toBe(0)
    await signInInFrame(page)
    await pressInFrame(page, 'Allow')
    await saying(page, 'Harbor Bank is working again').waitFor()
    await press(page, 'Done')
    await whenSynced(visitor)
    await eventually(() => connectionNamed(visitor, 'Harbor Bank')).toMatchObject({
      accountConnectionId: connectionId,
      issue: null,
      needsRepair: false,
    })
    await eventually(() => readTransactions(visitor, connectionId)).toBe(total)
  })

  test('is left with nothing done by Escape within the frame, and by the button next to it', async () => {
    const visitor = await stage.visit(undefined, { person: lena })
    const { page } = visitor
    const before = (await readConnections(visitor)).length
    await openFrame(page)
    await inFrame(page).getByLabel(bankSandboxWords.searchBanks()).press('Escape')
    await dialog(page, 'Connect an account').waitFor({ state: 'detached' })
    await openFrame(page)
    const logged = page.waitForRequest(/error\/log$/)
    await chooseInFrame(page, 'Harbor Bank')
    await inFrame(page).getByLabel('User name').fill('user_good')
    await inFrame(page)
      .getByLabel(/^Password/)
      .fill('wrong')
    await pressInFrame(page, 'Sign in')
    await inFrame(page).getByRole('alert').waitFor()
    await press(page, 'Close')
    await dialog(page, 'Connect an account').waitFor({ state: 'detached' })
    expect((await logged).postDataJSON()).toMatchObject({
      errorCode: 'INVALID_CREDENTIALS',
      institutionId: 'twin_harbor',
    })
    await eventually(async () => (await readConnections(visitor)).length).toBe(before)
  })

  test('updates one, and deletes one, as everybody does', async () => {
    const visitor = await stage.visit(undefined, { person: lena })
    const { page } = visitor
    const calls = recordCalls(page)
    await openConnections(page)
    await press(page, 'Refresh now: Harbor Bank')
    await whenSynced(visitor)
    await eventually(() => calls).toContain('quovo/sync-account')
    await press(page, 'Delete: Summit Retirement')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await saying(page, 'Summit Retirement deleted').waitFor()
    await eventually(async () => (await readConnections(visitor)).map(({ name }) => name)).toEqual(['Harbor Bank'])
  })
})

test('the frame’s page opened alone shows one sentence, and no other site can frame it', async () => {
  const { page } = await stage.visit(undefined, { person: lena })
  const answer = await page.goto(`${stage.origin}/embed/bank-link`)
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  await saying(page, bankLinkWords.thisPageOpensOnly()).waitFor()
})
