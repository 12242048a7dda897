import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const rows = '01/25/2026,Coffee,-1.00\n'.repeat(20_000)
const file = new File([`Date,Description,Amount\n${rows}`], 'statement.csv')

const upload = (client: TestClient) => client.send('previewBankFile', { body: { file } })

/**
 * Returns the answers of uploads that are sent at once, by status. The Worker has a body only as a whole, so no test can hold one
 * there: on a busy machine the uploads of a round may come one after the other, and then another round follows.
 */
async function answersAtOnce(clients: readonly TestClient[]) {
  const answers = new Map<number, Awaited<ReturnType<typeof upload>>>()
  for (let round = 0; round < 20 && answers.size < 2; round += 1)
    for (const answer of await Promise.all(clients.map(upload))) answers.set(answer.status, answer)
  return answers
}

describe('uploads on the edge', () => {
  it('of one person are taken one at a time by a Worker, and of many two at a time', async () => {
    const app = await startTestApp({ runtime: 'workerd' })
    const people = await Promise.all(['ada', 'bea', 'cleo', 'dora'].map((name) => app.signIn(`${name}@example.test`)))
    const [ada] = people
    if (!ada) throw new Error('No one is signed in')
    const own = await answersAtOnce(Array.from({ length: 8 }, () => ada))
    expect(new Set(own.keys())).toEqual(new Set([200, 429]))
    const all = await answersAtOnce(people)
    expect(new Set(all.keys())).toEqual(new Set([200, 503]))
    expect(all.get(503)?.headers.get('Retry-After')).toBe('5')
    expect((await upload(ada)).status).toBe(200)
    await app.stop()
  })
})
