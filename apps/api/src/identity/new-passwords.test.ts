import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { createIdentity } from './create-identity.ts'

describe('replacing a password', () => {
  it('succeeds for one of two people who do it at the same time, and fails for the other', async () => {
    const app = await startTestApp()
    const { people, pastPasswords } = app.parts.directory
    const person = await app.addPerson('ada@example.test')
    const { newPasswords } = createIdentity(app.parts)
    const fields = { password: 'newPassword', confirmation: 'confirmPassword' }
    const replace = (password: string) => newPasswords.replace(person, { password, confirmation: password, fields })
    const results = await Promise.allSettled([replace('Calm-Meadow-71'), replace('Calm-Meadow-72')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 400, code: 10000 } })
    expect(await pastPasswords.ofPerson(person.id, 9)).toEqual([person.passwordHash])
    const kept = (await people.byId(person.id))?.passwordHash ?? null
    const isKept = await Promise.all(
      ['Calm-Meadow-71', 'Calm-Meadow-72'].map((password) => app.parts.passwords.verify(password, kept)),
    )
    expect(isKept, 'the password of the call that succeeded').toEqual(
      results.map(({ status }) => status === 'fulfilled'),
    )
    await app.stop()
  })
})
