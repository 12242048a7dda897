import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { maxFileRows } from './edge-limits.ts'

const createFile = (rows: number) =>
  new File([`Date,Description,Amount\n${'01/25/2026,Coffee,-1.00\n'.repeat(rows)}`], 'statement.csv')

describe('a bank file on the edge', () => {
  it('of more transactions than fit into an object is refused on its field, and the person\u2019s other calls go on', async () => {
    const app = await startTestApp({ runtime: 'workerd' })
    const ada = await app.signIn('ada@evenkeel.example')
    const tooLong = await ada.send('previewBankFile', { body: { file: createFile(maxFileRows + 1) } })
    expect(tooLong).toMatchObject({
      status: 400,
      body: {
        code: 10000,
        Items: [
          { Field: 'file', Errors: ['This file has 50001 transactions. Split it into files of 50000 or fewer.'] },
        ],
      },
    })
    expect((await ada.send('previewBankFile', { body: { file: createFile(2_000) } })).status).toBe(200)
    expect(await ada.call('accounts', { body: {} })).toEqual([])
    await app.stop()
  })
})
