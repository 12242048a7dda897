import { afterEach, beforeEach, expect, it } from 'vitest'
import { solved } from '../../testing/mail-of.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { readRoster } from './roster-file.ts'
import { planRoster, saveRoster } from './save-roster.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.stop())

async function load(csv: string, isComplete = false) {
  const { company, parts } = app
  const lines = readRoster(new TextEncoder().encode(csv), { validators: company.validators, today: '2026-11-23' })
  const plan = await planRoster(parts.directory, parts.keys, company, lines)
  await saveRoster(parts.directory, plan, { companyId: company.id, isComplete, pause: async () => {}, say: () => {} })
  return { new: plan.newPeople, kept: plan.kept, missing: plan.missing.length }
}

async function validate(lastName: string, employeeId = 'A-1') {
  const visitor = await app.visit()
  const values = { lastName, employeeId, dateOfBirth: '1980-05-01' }
  const body = { companyCode: 'test', values, recaptchaToken: await solved(visitor) }
  return (await visitor.send('validateUser', { body })).status
}

const heading = 'firstName,lastName,dateOfBirth,employeeId,otherNames\n'
const zoe = `${heading}Zoë,Müller,1980-05-01,A-1,Mueller | Жук|Zhuk\n`

it('an employee registers by each of their names, and is counted once', async () => {
  expect(await load(zoe)).toEqual({ new: 1, kept: 0, missing: 0 })
  const statuses = ['Muller', 'MUELLER', 'жук', 'Zhuk'].map((name) => validate(name))
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200])
  expect(await validate('Brook')).toBe(400)
  expect(await load(zoe)).toEqual({ new: 0, kept: 1, missing: 0 })
  expect(await load(`${heading}Zoë,Müller,1980-05-01,A-1,\n`, true)).toMatchObject({ kept: 1, missing: 3 })
  expect([await validate('Zhuk'), await validate('Müller')]).toEqual([400, 200])
})

it('a line from before names were compared by their letters is the same line after the roster is loaded again', async () => {
  const { company, parts } = app
  const former = parts.keys.sign('roster', JSON.stringify([company.id, 'müller', '1980-05-01', 'a-1']))
  await parts.directory.roster.add({ companyId: company.id, firstName: 'Zoë', lastName: 'Müller', matchHash: former })
  const before = await parts.directory.roster.match(company.id, [former])
  expect(await load(zoe, true)).toEqual({ new: 0, kept: 1, missing: 0 })
  const hashes = await parts.directory.roster.hashesOf(company.id)
  expect(hashes).not.toContain(former)
  expect(hashes, 'one for each name').toHaveLength(4)
  const after = before && (await parts.directory.roster.byId(company.id, before.id))
  expect(hashes).toContain(after?.matchHash)
  expect(await validate('Muller')).toBe(200)
})

it('names the line of a name that has no letters', () => {
  const csv = `${heading}Zoë,<b>,1980-05-01,A-1,\nAda,Brook,1980-05-01,A-2,Ok|Ad\u202ea\n`
  const read = () =>
    readRoster(new TextEncoder().encode(csv), { validators: app.company.validators, today: '2026-11-23' })
  expect(read).toThrow(
    expect.objectContaining({
      lines: [
        'roster, line 2, lastName: holds a character that no name has: write it again.',
        'roster, line 3, otherNames: holds a character that no name has: write it again.',
      ],
    }),
  )
})
