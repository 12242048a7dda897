import Sqlite from 'better-sqlite3'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

const busy = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })

describe('a use case whose ledger another process has locked', () => {
  it('is tried again until it gets the lock, and fails after 5 seconds', async () => {
    const pauses: number[] = []
    const parts = { pause: async (milliseconds: number) => void pauses.push(milliseconds) }
    let left = 3
    expect(
      await retryWhileBusy(parts, () =>
        (left -= 1) >= 0
          ? (() => {
              throw busy()
            })()
          : 'done',
      ),
    ).toBe('done')
    expect(pauses).toEqual([100, 100, 100])
    await expect(
      retryWhileBusy(parts, () => {
        throw busy()
      }),
    ).rejects.toThrow('locked')
    expect(pauses.length).toBe(3 + 50)
  })

  it('fails 5 seconds after its request was there, however long each try takes', async () => {
    const begun = performance.now()
    const clock = vi.spyOn(performance, 'now')
    let now = begun
    clock.mockImplementation(() => now)
    const parts = { pause: async (milliseconds: number) => void (now += milliseconds) }
    const slowlyBusy = () => {
      now += 150
      throw busy()
    }
    await expect(retryWhileBusy(parts, slowlyBusy, begun)).rejects.toThrow('locked')
    expect(now - begun).toBeLessThan(5_300)
    // A second wait of the same request has no more time.
    await expect(retryWhileBusy(parts, slowlyBusy, begun)).rejects.toThrow('locked')
    expect(now - begun).toBeLessThan(5_450)
    clock.mockRestore()
  })

  it('is not tried again for other errors, or if no other process can have the lock', async () => {
    let runs = 0
    const fails = (error: Error) => () => {
      runs += 1
      throw error
    }
    await expect(retryWhileBusy({ pause: async () => undefined }, fails(new Error('other')))).rejects.toThrow('other')
    await expect(retryWhileBusy({}, fails(busy()))).rejects.toThrow('locked')
    expect(runs).toBe(2)
  })
})

describe('a call that asks the directory first, and then a ledger that another process writes to', () => {
  let app: TestApp
  let ada: TestClient
  let pauses = 0
  let letGo: (() => void) | undefined
  beforeAll(async () => {
    app = await startTestApp({
      parts: {
        async pause() {
          pauses += 1
          // The other process is done after the third try.
          if (pauses === 3) letGo?.()
        },
      },
    })
    ada = await app.signIn('ada@example.test')
    await ada.call('accounts', { body: {} })
  })
  afterAll(() => app.stop())

  function lockLedger(): void {
    const folder = join(app.folder, 'ledgers')
    const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((file) => file.endsWith('.sqlite'))
    const other = new Sqlite(join(folder, name ?? ''))
    other.exec('BEGIN IMMEDIATE')
    letGo = () => {
      other.exec('COMMIT')
      other.close()
    }
    pauses = 0
  }

  it.each([
    [
      'saveContactInformation',
      { body: { firstName: 'Ada', lastName: 'Person', email: 'ada@example.test', city: 'Portland' } },
    ],
    ['saveProfileSettings', { body: { accountConnectivityType: 1, useTestInstitutions: true } }],
    [
      'commitPlan',
      {
        params: { planType: 4 },
        body: {
          input: {
            emergencySavingsBalance: 30_000,
            monthlyHouseHoldLivingExpenses: 4_000,
            sourceOfIncomeAmountEnum: 0,
          },
        },
      },
    ],
  ] as const)('%s waits for it', async (name, input) => {
    lockLedger()
    expect((await ada.send(name, input)).status).toBe(200)
    expect(pauses).toBe(3)
  })
})
