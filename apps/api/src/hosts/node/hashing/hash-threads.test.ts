import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { createHashQueue, createPasswords } from '../../../identity/passwords.ts'
import { createTestRandom, testCost } from '../../../../testing/test-parts.ts'
import { createHashThreads } from './hash-threads.ts'

const threads = createHashThreads(3)
afterAll(() => threads.stop())

/** The nice value of each thread of this process (the 19th field of its stat, after the name in brackets). */
const niceValues = () =>
  readdirSync('/proc/self/task').map((id) =>
    Number(
      readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[16],
    ),
  )

describe('hash threads', () => {
  it('leave a core to the requests, and are two at most', () => {
    expect([1, 2, 3, 16].map((cores) => createHashThreads(cores).count)).toEqual([1, 1, 2, 2])
  })

  it('make the same hashes as the runtime itself', async () => {
    const random = createTestRandom()
    const own = createPasswords(random, testCost)
    const threaded = createPasswords(random, testCost, createHashQueue(threads.count), threads.scrypt)
    const hash = await own.hash('Quiet-Harbor-42')
    expect(await threaded.verify('Quiet-Harbor-42', hash)).toBe(true)
    expect(await threaded.verify('Quiet-Harbor-43', hash)).toBe(false)
    expect(await own.verify('Calm-Seas-2026!', await threaded.hash('Calm-Seas-2026!'))).toBe(true)
  })

  it('serve a crowd through the queue, and go on after an input that scrypt refuses', async () => {
    const threaded = createPasswords(createTestRandom(), testCost, createHashQueue(threads.count), threads.scrypt)
    const hashes = await Promise.all(Array.from({ length: 20 }, (_, index) => threaded.hash(`crowd ${index}`)))
    expect(new Set(hashes).size).toBe(20)
    await expect(
      threads.scrypt({ password: 'x', salt: new Uint8Array(16), cost: { n: 3, r: 1, p: 1 }, length: 32 }),
    ).rejects.toThrow('scrypt')
    await expect(threaded.hash('after')).resolves.toContain('scrypt$')
  })

  it.runIf(process.platform === 'linux')('step back behind everything else of the process', async () => {
    await createPasswords(createTestRandom(), testCost, createHashQueue(1), threads.scrypt).hash('any')
    expect(niceValues()).toContain(10)
    expect(niceValues().filter((nice) => nice === 0).length).toBeGreaterThan(0)
  })
})
