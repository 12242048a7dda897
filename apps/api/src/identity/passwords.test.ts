// Proves: ASVS-6.2.8, ASVS-11.4.2
import { describe, expect, it } from 'vitest'
import { createTestRandom } from '../../testing/test-app.ts'
import { createHashQueue, createPasswords, type Turn } from './passwords.ts'

const cheap = createPasswords(createTestRandom(), { n: 2, r: 1, p: 1 })

describe('password hashes', () => {
  it('cost what OWASP recommends, and record their cost', async () => {
    const passwords = createPasswords(createTestRandom())
    const hash = await passwords.hash('Quiet-Harbor-42')
    expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(await passwords.verify('Quiet-Harbor-42', hash)).toBe(true)
    expect(await passwords.verify('quiet-harbor-42', hash)).toBe(false)
  })

  it('differ for the same password', async () => {
    expect(await cheap.hash('same')).not.toBe(await cheap.hash('same'))
  })

  it('made at another cost are still accepted', async () => {
    const hash = await createPasswords(createTestRandom(), { n: 4, r: 2, p: 1 }).hash('older')
    expect(await cheap.verify('older', hash)).toBe(true)
  })

  it('accept an accented letter in either Unicode form', async () => {
    const hash = await cheap.hash('caf\u00e9')
    expect(await cheap.verify('cafe\u0301', hash)).toBe(true)
  })

  it('accept no password without a hash, not even that of the stand-in', async () => {
    expect(await cheap.verify('', null)).toBe(false)
  })

  it('are made in a queue; beyond 24 waiting the rest are refused', async () => {
    const tries = Array.from({ length: 80 }, () => cheap.hash('crowd'))
    const results = await Promise.allSettled(tries)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(80 - 26)
    expect(refused[0]?.reason).toMatchObject({ status: 503, retryAfterSeconds: 2 })
    await expect(cheap.hash('later')).resolves.toContain('scrypt$')
  })

  it('of one known person never take all places: another is judged at once, and what is too much is refused', async () => {
    const one = await cheap.hash('one')
    const other = await cheap.hash('other')
    const tries = Promise.allSettled(Array.from({ length: 60 }, () => cheap.verify('one', one)))
    await expect(cheap.verify('other', other)).resolves.toBe(true)
    const results = await tries
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused).toHaveLength(60 - 22)
    expect(refused[0]?.reason).toMatchObject({ status: 429, retryAfterSeconds: 2 })
  })

  it('of known people go before those of strangers, however many strangers wait', async () => {
    const inTurn = createHashQueue(1)
    const done: string[] = []
    const work = (name: string, turn: Turn) => inTurn(async () => void done.push(name), turn)
    const strangers = ['a', 'b', 'c'].map((name) => work(name, 'stranger'))
    const known = work('known', 'known')
    await Promise.all([...strangers, known])
    expect(done).toEqual(['a', 'known', 'b', 'c'])
  })

  it('are refused to a stranger once the queue of strangers is full, but not to a known person', async () => {
    const passwords = createPasswords(createTestRandom(), { n: 2, r: 1, p: 1 }, createHashQueue(1))
    const strangers = Promise.allSettled(Array.from({ length: 26 }, () => passwords.verify('crowd', null, 'stranger')))
    expect(passwords.isFull()).toBe(true)
    await expect(passwords.verify('known', null)).resolves.toBe(false)
    expect((await strangers).filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(passwords.isFull()).toBe(false)
  })
})
