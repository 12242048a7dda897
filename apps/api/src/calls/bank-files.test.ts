import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderOfx1 } from '../bank-files/fixtures/render-statement.ts'
import { ApiError } from '../errors.ts'
import type { OffLoopJob } from '../http/off-loop.ts'
import { newPerson } from '../../testing/scenes/test-person.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
const jobs: OffLoopJob[] = []
beforeAll(async () => {
  const run = async (job: OffLoopJob) => {
    jobs.push(structuredClone(job))
    throw new ApiError(503, -1)
  }
  // Workerd has no threads, so the app receives none.
  app = await startTestApp({
    runtime: 'node',
    parts: { workerThread: { runs: () => false, run, settled: async () => undefined } },
  })
})
afterAll(() => app.stop())

const file = (count: number) =>
  new File(
    [
      renderOfx1(
        Array.from({ length: count }, (_, row) => ({ date: '2026-02-01', cents: -100, text: 'Shop', id: `${row}` })),
        0,
      ),
    ],
    'a.ofx',
  )

describe('the preview of a bank file', () => {
  it('is read by the process itself where the file is short, and handed over as plain data where it is long', async () => {
    const person = await newPerson(app)
    const { userAccountId } = await person.addAccount()
    expect((await person.client.send('previewBankFile', { body: { file: file(3) } })).status).toBe(200)
    expect(jobs).toEqual([])
    const long = file(2_000)
    expect(
      (await person.client.send('previewBankFile', { body: { file: long, userAccountId: String(userAccountId) } }))
        .status,
    ).toBe(503)
    const bytes = new Uint8Array(await long.arrayBuffer())
    expect(jobs).toMatchObject([
      { name: 'previewBankFile', key: null, input: { bytes, fileName: 'a.ofx', chosenAccountId: userAccountId } },
    ])
  })
})
