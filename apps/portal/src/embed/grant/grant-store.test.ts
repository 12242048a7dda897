import { afterEach, expect, it, vi } from 'vitest'
import { createGrantStore } from './grant-store.ts'

const page = 'https://intranet.example'
const channel = { send: () => undefined, on: () => () => undefined }
const soon = () => new Date(Date.now() + 300_000).toISOString()
const token = () =>
  Response.json({
    token: 't',
    others: [{ widget: 'accounts', token: 'of-accounts' }],
    expiresAt: soon(),
    endsAt: soon(),
    mayKeep: false,
    showsListLength: false,
  })

function serve(...answers: (() => Response)[]) {
  const sent: { keepalive: boolean; proof: string | null }[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ keepalive: request.keepalive, proof: request.headers.get('DPoP') })
    const answer = answers[sent.length - 1] ?? answers.at(-1)
    return answer?.()
  })
  return sent
}

const lost = () => {
  throw new TypeError('Failed to fetch')
}

afterEach(() => vi.unstubAllGlobals())

it('asks for a token so that the answer is kept even if the tab is closed meanwhile: it replaces the cookie', async () => {
  const sent = serve(token)
  expect(await createGrantStore({ page, channel }).token('goals')).toMatchObject({ token: 't' })
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true])
})

it('asks once more, with another proof, if the answer was lost: the replaced cookie works for a minute', async () => {
  const sent = serve(lost, token)
  expect(await createGrantStore({ page, channel }).token('goals')).toMatchObject({ token: 't' })
  expect(new Set(sent.map(({ proof }) => proof)).size).toBe(2)
})

it('gives up after the second time', async () => {
  const sent = serve(lost)
  expect(await createGrantStore({ page, channel }).token('goals')).toBe('unreachable')
  expect(sent.length).toBe(2)
})

it('asks once for all widgets of a page: an answer has the tokens of the others', async () => {
  const sent = serve(token)
  const store = createGrantStore({ page, channel })
  expect(await store.token('goals')).toMatchObject({ token: 't' })
  expect(await store.token('accounts')).toMatchObject({ token: 'of-accounts' })
  expect(sent.length).toBe(1)
})
