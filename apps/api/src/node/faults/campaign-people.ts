import { setTimeout as pause } from 'node:timers/promises'
import { makePasswords } from '../../identity/passwords.ts'
import { TERMS_VERSION } from '../../identity/terms.ts'
import { openDirectory } from '../../store/directory/open-directory.ts'
import { makeTestClient } from '../../test/test-client.ts'
import { makeTestRandom, TEST_COST } from '../../test/test-parts.ts'

const PASSWORD = 'Quiet-Harbor-42'

/** The sign-in of the campaign's person with this index, from 0. */
export const emailOf = (index: number): string => `person${index}@crash.example`

/** Adds so many people to the folder's directory; gives their ids. */
export async function addPeople(folder: string, count: number): Promise<number[]> {
  const directory = openDirectory(folder)
  try {
    const company = await directory.companies.save({ code: 'crash', name: 'Crash', createdAt: 0 })
    const passwordHash = await makePasswords(makeTestRandom(), TEST_COST).hash(PASSWORD)
    const ids = []
    for (let index = 0; index < count; index += 1) {
      const names = { firstName: 'Test', lastName: 'Person', email: emailOf(index) }
      const person = await directory.people.create({
        companyId: company.id,
        ...names,
        passwordHash,
        acceptedTerms: TERMS_VERSION,
        createdAt: 0,
      })
      if (!person) throw new Error(`${names.email} is there already`)
      ids.push(person.id)
    }
    return ids
  } finally {
    directory.close()
  }
}

const AGAIN_AFTER_MS = 200
const MOST_TRIES = 50

/** Signs somebody of the campaign in, again while the answer is 503; gives the cookies, which every process of the folder takes. */
export async function signIn(origin: string, email: string): Promise<ReadonlyMap<string, string>> {
  const client = makeTestClient(origin)
  await client.call('session', {})
  for (let tries = 1; ; tries += 1) {
    const { status } = await client.send('login', { body: { userName: email, password: PASSWORD } })
    if (status === 200) break
    if (status !== 503 || tries === MOST_TRIES) throw new Error(`Signing in was answered ${status}`)
    await pause(AGAIN_AFTER_MS)
  }
  return client.cookies
}
