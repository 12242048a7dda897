// Proves: API-82
// Proves: ASVS-7.4.2, ASVS-14.2.4
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findOwner } from '../../../testing/ledger-of.ts'
import { signInAs } from '../../../testing/sign-in-as.ts'
import { createTestClock, startTestApp, testPassword, type TestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { backUp } from '../../../tools/backup/back-up.ts'
import { backUpKeys } from '../../../tools/backup/back-up-keys.ts'
import { restore } from '../../../tools/backup/restore.ts'
import { beginAgain } from '../../../tools/ledgers/restore-ledger.ts'
import { openFolder } from '../../../tools/ledgers/folder.ts'
import { logLine } from '../../hosts/node/log-line.ts'
import { hashOfSecret } from '../../identity/keys.ts'
import { openDirectory } from '../../store/directory/open-directory.ts'
import { newMasterKey, readMasterKeys } from '../../store/keyring/key-wrapper.ts'
import { type Keyring, openKeyring } from '../../store/keyring/keyring.ts'
import { type LedgerFiles, openLedgerFiles } from '../../store/ledger-files.ts'

const dayMs = 86_400_000
const email = 'zanzibar01quill@example.test'
const masterKeys = readMasterKeys(newMasterKey('2026a'))

/** 22 texts that mark the data of one person. */
const canary = {
  email,
  password: testPassword,
  phone: '503-555-0199',
  firstName: 'Zanzibarone',
  lastName: 'Quillfeather',
  street: '9137 Marmalade Lane',
  street2: 'Attic Wisteria',
  city: 'Ploverton',
  zip: '97391',
  child: 'Emberlyn',
  childLast: 'Thistlewood',
  account: 'Periwinkle chest',
  payee: 'Obsidian Bakery',
  rulePayee: 'Saffron Harbor',
  ownCategory: 'Falconry lessons',
  group: 'Aviary upkeep',
  recurring: 'Lighthouse dues',
  tag: 'moonflower',
  ruleText: 'glacier cabin',
  reason: 'Kestrel reason',
  note: 'Juniper note',
  task: 'Tourmaline task',
} as const
const texts: readonly string[] = Object.values(canary)

let folder: string
let dataFolder: string
let keyring: Keyring
let app: TestApp
let clock = createTestClock()
let ledgers: LedgerFiles
beforeEach(async () => {
  clock = createTestClock()
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-leaving-'))
  dataFolder = join(folder, 'data')
  keyring = openKeyring(join(folder, 'keys/keyring.sqlite'), masterKeys)
  ledgers = openLedgerFiles(dataFolder, { keyring, now: clock.now })
  app = await startTestApp({
    clock,
    parts: { directory: openDirectory(dataFolder, { auditSign: hashOfSecret, keyring }), ledgers },
  })
})
afterEach(async () => {
  await app.stop()
  keyring.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Stores each text where a person would. */
async function plant(client: TestClient): Promise<void> {
  const { firstName, lastName, street: street1, street2, city, zip: zipCode, phone } = canary
  const contact = { firstName, lastName, email, phone, street1, street2, city, state: 'OR', zipCode }
  await client.call('saveContactInformation', { body: contact })
  const child = { firstName: canary.child, lastName: canary.childLast, relation: 0 } as const
  await client.call('saveDependents', { body: { dependents: [child] } })
  const account = { category: 'Cash', type: 'Savings', name: canary.account, balance: 250 } as const
  await client.call('createAccount', { body: account })
  const spent = { date: '2026-11-20', value: -1, categoryId: 6, description: canary.payee }
  await client.call('createTransaction', { body: spent })
  const rule = { payee: 'coffee', payeeName: canary.rulePayee }
  await client.call('createRule', { body: { rule, appliesToPast: true } })
  await client.call('createRule', {
    body: { rule: { text: canary.ruleText, tags: [canary.tag] }, appliesToPast: true },
  })
  const ownCategory = {
    name: canary.ownCategory,
    groupName: canary.group,
    categoryId: 20,
    color: 'purple',
    icon: 'paw',
  } as const
  await client.call('createOwnCategory', { body: ownCategory })
  const dues = {
    description: canary.recurring,
    direction: 'out',
    amount: 9,
    categoryId: 4,
    repeats: 'month',
    firstDate: '2026-12-01',
  } as const
  await client.call('addPlannedPayment', { body: dues })
}

/** Notes each text that staff write about a person. */
async function plantAsStaff(client: TestClient, personId: number): Promise<void> {
  const staff = (await signInAs(app, 'robin@example.test', 2)).client
  const params = { userId: String(personId) }
  const asked = { reason: canary.reason, endsAt: new Date(clock.now() + dayMs / 2).toISOString() }
  const { accessId } = await staff.call('grantAccess', { params, body: asked })
  await client.call('decideAccess', { body: { accessId, isAllowed: true } })
  await staff.call('addStaffInteraction', { params, body: { type: 3, note: canary.note } })
  await staff.call('addStaffTask', { params, body: { title: canary.task, dueDate: null } })
}

/** Returns which of the texts are in files below a folder, as text or UTF-16. */
function found(where: string): string[] {
  const files = globSync('**/*', { cwd: where, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
  return texts.filter((text) =>
    files.some((bytes) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))),
  )
}

const place = (name: string) => join(folder, name)
const logged = () => app.log.map((entry) => logLine(entry, clock.now())).join('\n')

/** Returns what `read` finds in each copy of the keyring in a folder. */
async function inKeyrings<T>(where: string, read: (kept: Keyring) => T | Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (const name of globSync('*.sqlite', { cwd: where })) {
    const kept = openKeyring(join(where, name), masterKeys)
    all.push(await read(kept))
    kept.close()
  }
  return all
}

async function leave(client: TestClient): Promise<void> {
  expect((await client.send('deleteAccountData', { body: { password: testPassword } })).status).toBe(200)
}

describe('leaving', () => {
  it('leaves none of 22 texts in data, logs, and a backup of ten days ago that is restored with its keys', async () => {
    const client = await app.signIn(email)
    const { id } = (await app.parts.directory.people.byEmail(email)) ?? { id: 0 }
    const { ledgerId } = await findOwner(app.parts, id)
    await plant(client)
    await plantAsStaff(client, id)
    expect((await client.call('accessLog', {})).grants.map(({ reason }) => reason)).toEqual([canary.reason])
    expect(found(dataFolder), 'ledger and directory are encrypted').toEqual([])
    const [backupFolder, keys] = [place('backup'), place('keys of backups')]
    await backUp({ dataFolder, targetFolder: backupFolder, version: '1', now: clock.now(), keyring })
    expect(found(backupFolder)).toEqual([])
    for (let day = 0; day < 10; day += 1) {
      clock.advance(dayMs)
      backUpKeys(keyring, keys, clock.now())
    }
    await leave(await app.signIn(email))
    for (let night = 0; night < 2; night += 1) backUpKeys(keyring, keys, clock.now())

    expect([found(folder), texts.filter((text) => logged().includes(text))]).toEqual([[], []])
    expect(await inKeyrings(keys, (kept) => kept.find(ledgerId))).toEqual([undefined, undefined])
    const kept = openKeyring(join(keys, 'keyring-1.sqlite'), masterKeys)
    await restore({ backupFolder, dataFolder: place('restored'), keyring: kept, now: clock.now() })
    expect(found(place('restored'))).toEqual([])
    const restored = openDirectory(place('restored'), { keyring: kept })
    expect(await restored.people.byEmail(email)).toBeUndefined()
    restored.close()
    kept.close()
  })

  it('reaches ledgers that were replaced, their keys, and a backup from before', async () => {
    const client = await app.signIn(email)
    await plant(client)
    const { id } = (await app.parts.directory.people.byEmail(email)) ?? { id: 0 }
    const { ledgerId: formerId } = await findOwner(app.parts, id)
    const backupFolder = place('backup')
    await backUp({ dataFolder, targetFolder: backupFolder, version: '1', now: clock.now(), keyring })
    ledgers.close()
    const opened = openFolder(dataFolder, keyring)
    await beginAgain(opened, opened.one(email), clock.now())
    opened.directory.close()
    expect((await client.call('accounts', { body: {} })).length).toBe(0)
    expect(globSync('**/*.refused-*', { cwd: dataFolder })).toHaveLength(1)
    await leave(client)
    expect([globSync('**/*.refused-*', { cwd: dataFolder }), keyring.find(formerId)]).toEqual([[], undefined])
    const restored = { backupFolder, dataFolder: place('restored'), keyring, now: clock.now() }
    expect(await restore(restored)).toMatchObject({ removed: 1 })
    expect(found(place('restored'))).toEqual([])
  })

  it('leaves no name in a backup that anybody can read after 35 days', async () => {
    await app.signIn(email)
    const [backupFolder, keys] = [place('backup'), place('keys of backups')]
    await backUp({ dataFolder, targetFolder: backupFolder, version: '1', now: clock.now(), keyring })
    const restored = { backupFolder, dataFolder: place('restored'), now: clock.now() }
    await expect(restore(restored)).rejects.toThrow('This backup is encrypted. Set EVENKEEL_KEYRING')
    clock.advance(35 * dayMs)
    for (let night = 0; night < 2; night += 1) backUpKeys(keyring, keys, clock.now())
    const attempts = await inKeyrings(keys, (kept) =>
      restore({ ...restored, keyring: kept }).catch((error: unknown) => String(error)),
    )
    expect(attempts).toHaveLength(2)
    for (const attempt of attempts) expect(attempt).toContain('it is destroyed 35 days after the backup was made')
    expect([found(backupFolder), existsSync(restored.dataFolder)]).toEqual([[], false])
  })
})
