// Proves: ASVS-11.2.2
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newMasterKey, readMasterKeys, WrongKey } from './key-wrapper.ts'
import { type Keyring, openKeyring } from './keyring.ts'

const dayMs = 86_400_000
const [older, newer] = [newMasterKey('2025b'), newMasterKey('2026a')]

let folder: string
let path: string
const opened: Keyring[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-keyring-'))
  path = join(folder, 'keyring.sqlite')
})
afterEach(() => {
  for (const keyring of opened.splice(0)) keyring.close()
  rmSync(folder, { recursive: true, force: true })
})

function open(masterKeys: string, at = path): Keyring {
  const keyring = openKeyring(at, readMasterKeys(masterKeys))
  opened.push(keyring)
  return keyring
}

describe('a keyring', () => {
  it('makes one key for each ledger, and no process makes a second', () => {
    const [one, other] = [open(older), open(older)]
    const key = one.ensure('a')
    expect(key.bytes).toHaveLength(32)
    expect([other.ensure('a'), one.find('a'), other.find('a')]).toEqual([key, key, key])
    expect(one.ensure('b')).not.toEqual(key)
    expect(one.find('c')).toBeUndefined()
  })

  it('refuses the keys of two ledgers that were swapped', () => {
    const keyring = open(older)
    for (const ledgerId of ['a', 'b']) keyring.ensure(ledgerId)
    const file = new Sqlite(path)
    file.exec(
      "UPDATE ledger_key SET ledger_id = iif(ledger_id = 'a', 'c', 'a'); UPDATE ledger_key SET ledger_id = 'b' WHERE ledger_id = 'c'",
    )
    file.close()
    for (const ledgerId of ['a', 'b']) expect(() => keyring.find(ledgerId)).toThrow(WrongKey)
  })

  it('is wrapped anew by the first master key, while others read it', () => {
    const before = open(older)
    const keys = Array.from({ length: 500 }, (_, index) => before.ensure(`ledger ${index}`))
    const both = open(`${newer},${older}`)
    const reader = open(`${newer},${older}`)
    expect(both.rotate()).toBe(500)
    expect([...both.status()]).toEqual([['2026a', 500]])
    expect(keys.map((_, index) => reader.find(`ledger ${index}`))).toEqual(keys)
    expect(open(newer).find('ledger 7')).toEqual(keys[7])
    expect(() => open(older)).toThrow(
      'The keyring is wrapped by the master key 2026a, which is not given. Nothing was changed.',
    )
  })

  it('says so where a master key has the right name and is another', () => {
    open(older).ensure('a')
    expect(() => open(newMasterKey('2025b'))).toThrow('wrapped by another master key 2025b than the one that is given')
  })

  it('keeps nothing of a key that was forgotten, and remembers who left for 42 days', () => {
    const keyring = open(older)
    keyring.ensure('a')
    const file = new Sqlite(path, { readonly: true })
    const wrapped = file.prepare<[], Buffer>('SELECT wrapped FROM ledger_key').pluck().get() ?? Buffer.alloc(1)
    file.close()
    keyring.forget('a', 0)
    expect(keyring.find('a')).toBeUndefined()
    for (const suffix of ['', '-wal']) expect(readFileSync(path + suffix).includes(wrapped)).toBe(false)
    expect([keyring.leavers(42 * dayMs), keyring.leavers(42 * dayMs + 1)]).toEqual([['a'], []])
  })

  it('remembers who left for a week longer than the operator keeps backups readable', () => {
    const keyring = openKeyring(path, readMasterKeys(older), { backupDays: 10 })
    opened.push(keyring)
    keyring.forget('a', 0)
    expect([keyring.leavers(17 * dayMs), keyring.leavers(17 * dayMs + 1)]).toEqual([['a'], []])
    const { name } = keyring.ensureForBackup(0)
    expect([keyring.endBackups(10 * dayMs - 1), keyring.find(name)?.bytes.length]).toEqual([0, 32])
    expect([keyring.endBackups(10 * dayMs), keyring.find(name)]).toEqual([1, undefined])
  })

  it('opens copies with a former key of a ledger, and with its next one, until the day that it names', () => {
    const keyring = open(older)
    const [first, next] = [keyring.ensure('a'), keyring.ensureNext('a')]
    expect(keyring.keysOf('a')).toEqual([first, next])
    keyring.takeNext('a', 7)
    expect(keyring.keysOf('a')).toEqual([next, first])
    const until = keyring.readableUntil(7)
    expect([until, keyring.endBackups(until - 1), keyring.keysOf('a')]).toEqual([35 * dayMs + 7, 0, [next, first]])
    expect([keyring.endBackups(until), keyring.keysOf('a')]).toEqual([1, [next]])
  })

  it.each(['', 'x', '2026a:short', '2026a', `${older},${older}`])(
    'is not opened with master keys such as %j',
    (text) => {
      expect(() => readMasterKeys(text)).toThrow(/^(The master keys cannot be used|Two master keys have the same name)/)
    },
  )
})
