import { describe, expect, it } from 'vitest'
import { startTestApp } from '../test/test-app.ts'
import { makeIdentity } from './make-identity.ts'

describe('replacing a password', () => {
  it('is done by one of two who do it at the same time, and the other is told', async () => {
    const app = await startTestApp()
    const { people, pastPasswords } = app.parts.directory
    const person = await app.addPerson('ada@example.test')
    const { newPasswords } = makeIdentity(app.parts)
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
    expect(isKept, 'the one who was told of success').toEqual(results.map(({ status }) => status === 'fulfilled'))
    await app.stop()
  })
})
