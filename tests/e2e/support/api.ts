import { type Client, createClient } from '@evenkeel/api-client/client'

export interface Person {
  readonly email: string
  readonly password: string
}

export const maya: Person = { email: 'demo@evenkeel.example', password: 'Quiet-Harbor-42' }
/** Of a company whose accounts are only kept by hand. */
export const sam: Person = { email: 'sam@evenkeel.example', password: 'Quiet-Harbor-42' }
/** Of a company whose people link banks in the frame. */
export const lena: Person = { email: 'lena@evenkeel.example', password: 'Quiet-Harbor-42' }

/** A person's API client outside the browser, to compare what the screen shows with what the server returns. */
export interface SignedIn extends Client {
  /** By name, as a browser would keep them. */
  readonly cookies: ReadonlyMap<string, string>
}

function keepCookies(cookies: Map<string, string>, response: Response) {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const equals = pair.indexOf('=')
    cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
  }
}

/** The API for a browser that no one has signed in to. */
export async function visitApi(origin: string): Promise<SignedIn> {
  const cookies = new Map<string, string>()
  const text = () => [...cookies].map((pair) => pair.join('=')).join('; ')
  const client = createClient({
    baseUrl: origin,
    readCookies: text,
    fetch: async (request) => {
      request.headers.set('Cookie', text())
      const response = await fetch(request)
      keepCookies(cookies, response)
      return response
    },
  })
  await client.call('session')
  return { ...client, cookies }
}

export async function signInToApi(origin: string, person: Person): Promise<SignedIn> {
  const client = await visitApi(origin)
  await client.call('login', { body: { userName: person.email, password: person.password } })
  return client
}
