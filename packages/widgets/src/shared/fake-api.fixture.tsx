import { createClient } from '@evenkeel/api-client/client'
import { type EndpointName, paths } from '@evenkeel/api-client/contract/paths'
import { ApiProvider } from '@evenkeel/api-client/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { FailureProvider } from './failure.tsx'
import { HostProvider } from './host.tsx'
import { ToastPlace } from './toasts.tsx'

/** The answer of each call: a value, or a whole response made from the sent body. */
export type FakeAnswers = { readonly [Name in EndpointName]?: unknown }

interface Sent {
  readonly name: string | undefined
  readonly body: unknown
}

const endpointName = (request: Request) => {
  const path = new URL(request.url).pathname
  const entries = Object.entries(paths).filter(([, endpoint]) => endpoint.method === request.method)
  const isIt = ([, endpoint]: (typeof entries)[number]) => endpoint.path === path
  const known =
    entries.find(isIt) ??
    entries.find(([, endpoint]) => new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
  return known?.[0]
}

/** Returns the text fields of an upload; jsdom's own files cannot be read back from a request. */
const textFields = (form: string) =>
  Object.fromEntries([...form.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, field = '', value]) => [field, value]))

async function readBody(request: Request): Promise<unknown> {
  if (request.method === 'GET') return null
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false
  return isUpload ? textFields(await request.text()) : request.json()
}

/** Returns a refusal by the server in the catalog's form. */
export const refusal = (fields: Readonly<Record<string, string>>) =>
  Response.json(
    {
      code: 10000,
      message: 'The request is invalid.',
      Items: Object.entries(fields).map(([Field, message]) => ({ Field, Errors: [message] })),
    },
    { status: 400 },
  )

/**
 * The real client over answers in memory. An answer may be a function of the sent body; a Response is returned as it is, and a call
 * without an answer is a 404. `sent` returns the bodies that were sent.
 */
export function createFakeApi(answers: FakeAnswers) {
  const sent: Sent[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const name = endpointName(request)
    const body = await readBody(request)
    sent.push({ name, body })
    const found = Object.entries(answers).find(([answered]) => answered === name)?.[1]
    // A function may take its time, for stories that show what is visible meanwhile.
    const answer: unknown = typeof found === 'function' ? await found(body) : found
    if (answer instanceof Response) return answer
    if (answer === undefined) return Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 404 })
    return Response.json(answer, { headers: { 'Evenkeel-Change': '7' } })
  }
  const client = createClient({ baseUrl: 'http://app', fetch, readCookies: () => '' })
  const bodiesOf = (name: EndpointName) => sent.filter((request) => request.name === name).map(({ body }) => body)
  return { client, bodiesOf, count: (name: EndpointName) => bodiesOf(name).length }
}

interface FakeAppProps {
  readonly api: ReturnType<typeof createFakeApi>
  readonly onOpen?: (path: string) => void
  readonly children: ReactNode
}

const noon = () => new Date('2026-11-19T12:00:00Z')

/** Provides what every screen needs around it, on 11/19/2026. */
export function FakeApp({ api, onOpen = () => undefined, children }: FakeAppProps) {
  return (
    <HostProvider now={noon} links={{ href: (path) => `#${path}`, open: onOpen }}>
      <ApiProvider client={api.client}>
        <Provider>
          <FailureProvider>{children}</FailureProvider>
          <ToastPlace />
        </Provider>
      </ApiProvider>
    </HostProvider>
  )
}
