import { setTimeout as pause } from 'node:timers/promises'
import { createPasswords } from '../../src/identity/passwords.ts'
import { termsVersion } from '../../src/identity/terms.ts'
import { openDirectory } from '../../src/store/directory/open-directory.ts'
import { createTestClient } from '../test-client.ts'
import { createTestRandom, testCost } from '../test-parts.ts'

const knownPassword = 'Quiet-Harbor-42'

/** Returns the sign-in of the campaign's person with this index, from 0. */
export const campaignEmail = (index: number): string => `person${index}@crash.example`

/** Adds `count` people to the folder's directory; returns their ids. */
export async function addPeople(folder: string, count: number): Promise<number[]> {
  const directory = openDirectory(folder)
  try {
    const company = await directory.companies.save({ code: 'crash', name: 'Crash', createdAt: 0 })
    const passwordHash = await createPasswords(createTestRandom(), testCost).hash(knownPassword)
    const ids = []
    for (let index = 0; index < count; index += 1) {
      const names = { firstName: 'Test', lastName: 'Person', email: campaignEmail(index) }
      const person = await directory.people.create({
        companyId: company.id,
        ...names,
        passwordHash,
        acceptedTerms: termsVersion,
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

const againAfterMs = 200
const maxTries = 300

/**
 * Signs a person of the campaign in, retrying while the answer is 503; returns the cookies, which every process of the
 * folder accepts.
 */
export async function signIn(origin: string, email: string): Promise<ReadonlyMap<string, string>> {
  const client = createTestClient(origin)
  await client.call('session', {})
  for (let tries = 1; ; tries += 1) {
    const { status } = await client.send('login', { body: { userName: email, password: knownPassword } })
    if (status === 200) break
    if (status !== 503 || tries === maxTries) throw new Error(`Signing in was answered ${status}`)
    await pause(againAfterMs)
  }
  return client.cookies
}
