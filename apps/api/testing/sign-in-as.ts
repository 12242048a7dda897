import { cookieHeader } from '../src/identity/cookies.ts'
import { hashOfSecret, randomToken, signedValue } from '../src/identity/keys.ts'
import type { Person } from '../src/store/directory/people.ts'
import type { TestApp } from './test-app.ts'
import type { TestClient } from './test-client.ts'

/** A person of the test company with a browser in which they are signed in. */
export interface TestMember {
  readonly person: Person
  readonly client: TestClient
}

/**
 * Signs a person in with everything that their role requires: the session is put into the directory as if the second
 * factor had just been shown. Who is there already is signed in with the role that they have.
 */
export async function signInAs(
  app: TestApp,
  email: string,
  role: 0 | 1 | 2,
  companyId = app.company.id,
): Promise<TestMember> {
  const { directory } = app
  const { keys, random, clock } = app.parts
  const person = (await directory.people.byEmail(email)) ?? (await app.addPerson(email, { role, companyId }))
  const id = randomToken(random)
  await directory.sessions.start({ idHash: hashOfSecret(id), personId: person.id, at: clock.now() })
  const client = await app.visit()
  const [cookie = ''] = cookieHeader({ isSecure: false }, 'session', signedValue(keys, 'session', id)).split(';')
  const equals = cookie.indexOf('=')
  client.cookies.set(cookie.slice(0, equals), cookie.slice(equals + 1))
  await client.call('session', {})
  return { person, client }
}
