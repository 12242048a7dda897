import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Directory } from './directory.ts'
import { openDirectory } from './open-directory.ts'

const place = { purpose: 'verify-email', subject: 'email of Ada', asker: 'browser of Ada' } as const
const code = (codeHash: string, at: number) => ({ codeHash, at, expiresAt: at + 600, notSentAfter: at - 60 })
const attempt = (codeHash: string, at: number) => ({ codeHash, at, maxTries: 5 })

let folder: string
let directory: Directory
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-codes-'))
  directory = openDirectory(folder)
})
afterEach(() => {
  directory.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('one-time codes', () => {
  it('are accepted once, before they expire', async () => {
    await directory.codes.put(place, code('right', 1_000))
    expect(await directory.codes.try(place, attempt('wrong', 1_100))).toBe('wrong')
    expect(await directory.codes.try(place, attempt('right', 1_599))).toBe('right')
    expect(await directory.codes.try(place, attempt('right', 1_599))).toBe('wrong')
    await directory.codes.put(place, code('right', 2_000))
    expect(await directory.codes.try(place, attempt('right', 2_600))).toBe('expired')
  })

  it('are tried five times at most, even concurrently', async () => {
    await directory.codes.put(place, code('right', 1_000))
    const tries = ['a', 'b', 'c', 'd', 'e', 'right'].map((hash) => directory.codes.try(place, attempt(hash, 1_100)))
    expect(await Promise.all(tries)).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'wrong'])
  })

  it('are not replaced too soon, unless the previous one was used', async () => {
    expect(await directory.codes.put(place, code('first', 1_000))).toBe(true)
    expect(await directory.codes.put(place, code('second', 1_059))).toBe(false)
    expect(await directory.codes.try(place, attempt('first', 1_059))).toBe('right')
    expect(await directory.codes.put(place, code('second', 1_059))).toBe(true)
    expect(await directory.codes.put(place, code('third', 1_119))).toBe(true)
    expect(await directory.codes.try(place, attempt('second', 1_120))).toBe('wrong')
  })

  it('are valid for one purpose, one subject and one browser', async () => {
    await directory.codes.put(place, code('right', 1_000))
    for (const other of [
      { purpose: 'reset-password' as const },
      { subject: 'email of Eve' },
      { asker: 'browser of Eve' },
    ]) {
      expect(await directory.codes.try({ ...place, ...other }, attempt('right', 1_100))).toBe('wrong')
    }
    expect(await directory.codes.sentAt(place)).toBe(1_000)
    await directory.codes.forgetExpiredBefore(1_601)
    expect(await directory.codes.sentAt(place)).toBeUndefined()
  })
})

describe('counted attempts', () => {
  const lasts = 100

  it('start over when their window ends', async () => {
    const counts = [0, 50, 99, 100, 150, 201].map((at) => directory.attempts.count('Ada', { at: 1_000 + at, lasts }))
    expect(await Promise.all(counts)).toEqual([1, 2, 3, 1, 2, 1])
    expect(await directory.attempts.countSoFar('Ada', { at: 1_250, lasts })).toBe(1)
    expect(await directory.attempts.countSoFar('Ada', { at: 1_301, lasts })).toBe(0)
    expect(await directory.attempts.countSoFar('Eve', { at: 1_250, lasts })).toBe(0)
    await directory.attempts.forget('Ada')
    expect(await directory.attempts.count('Ada', { at: 1_250, lasts })).toBe(1)
  })

  it('use a token up once, and remember it until it would have expired', async () => {
    expect(await Promise.all([1, 2, 3].map(() => directory.attempts.use('token', 500)))).toEqual([true, false, false])
    await directory.attempts.forgetBefore(500)
    expect(await directory.attempts.isUsed('token')).toBe(true)
    await directory.attempts.forgetBefore(501)
    expect(await directory.attempts.isUsed('token')).toBe(false)
  })
})

describe('past passwords', () => {
  it('are kept newest first, up to a limit', async () => {
    const { id: companyId } = await directory.companies.save({ code: 'test', name: 'Test', createdAt: 0 })
    const names = { companyId, firstName: 'Ada', lastName: 'Test', createdAt: 0 }
    const ada = await directory.people.create({ ...names, email: 'ada@example.test' })
    const eve = await directory.people.create({ ...names, email: 'eve@example.test' })
    await directory.pastPasswords.add(eve?.id ?? 0, 'of Eve', { at: 0, keep: 2 })
    for (const hash of ['first', 'second', 'third'])
      await directory.pastPasswords.add(ada?.id ?? 0, hash, { at: 1, keep: 2 })
    expect(await directory.pastPasswords.ofPerson(ada?.id ?? 0, 9)).toEqual(['third', 'second'])
    expect(await directory.pastPasswords.ofPerson(eve?.id ?? 0, 9)).toEqual(['of Eve'])
  })
})
