import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { findOwner } from '../../../testing/ledger-of.ts'
import { createTestClock } from '../../../testing/test-parts.ts'
import type { AppParts } from '../../app-parts.ts'
import { DeliveryError, type Mail } from '../../mail/mail.ts'
import { openDirectory } from '../../store/directory/open-directory.ts'
import { openLedgerFiles } from '../../store/ledger-files.ts'
import { runDueNotes } from './run-due-notes.ts'

const clock = createTestClock('2026-11-17T16:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ clock, runtime: 'node' })
})
afterAll(() => app.stop())

const hourMs = 3_600_000
let people = 0

/** Adds a person with two notes due: about a budget, and about a large transaction. */
async function somebodyDue() {
  people += 1
  const email = `once-${people}@home.example`
  const { id } = await app.addPerson(email, { emailVerifiedAt: 1, timeZone: 'America/New_York' })
  const client = await app.signIn(email)
  const day = new Date(clock.now()).toISOString().slice(0, 10)
  const [groceries, other] = [6, 7]
  await client.call('createBudget', {
    body: { categoryId: groceries, targetBudget: 100, budgetPeriod: day.slice(0, 7) },
  })
  for (const [categoryId, value] of [[groceries, -150] as const, [other, -1_500] as const])
    await client.call('createTransaction', { body: { date: day, value, description: 'Shop', categoryId } })
  await client.call('saveEmailPreferences', { body: { preferences: [{ preferenceId: 6, isSubscribed: true }] } })
  return id
}

/** What happens to one handing over of a mail. */
const fates = ['arrives', 'server gone', 'refused', 'killed before', 'killed after'] as const
type Fate = (typeof fates)[number]

/** A mail server that does in turn what is said, and takes everything after that. */
function createFatefulMail(said: Fate[]) {
  const arrived: string[] = []
  const killed: string[] = []
  const mail: Mail = {
    post: async () => undefined,
    postWith: (_message, _personId, change) => change(),
    sendDue: async () => undefined,
    ensureWorks: () => undefined,
    async deliver({ id = '' }) {
      const fate = said.shift() ?? 'arrives'
      await new Promise((resolve) => setImmediate(resolve))
      if (fate === 'server gone') throw new DeliveryError(false)
      if (fate === 'refused') {
        killed.push(id)
        throw new DeliveryError(true)
      }
      if (fate === 'killed before') {
        killed.push(id)
        throw new Error('killed')
      }
      arrived.push(id)
      if (fate === 'killed after') throw new Error('killed')
    },
  }
  return { mail, arrived, killed }
}

/** The same folder opened a second time, as another process does. */
function secondProcess(parts: AppParts): AppParts {
  return { ...parts, directory: openDirectory(app.folder), ledgers: openLedgerFiles(app.folder, { now: clock.now }) }
}

it('each note arrives once, whichever of two processes does the work, through kills and a mail server that is gone', async () => {
  const other = secondProcess(app.parts)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...fates), { maxLength: 6 }), async (said) => {
      clock.set('2026-11-17T16:00:00Z')
      const id = await somebodyDue()
      clock.advance(2 * hourMs)
      const { mail, arrived, killed } = createFatefulMail([...said])
      for (let round = 0; round < 5; round += 1) {
        const owner = await findOwner(app.parts, id)
        const pause = () => new Promise<void>((resolve) => setImmediate(resolve))
        await Promise.allSettled([app.parts, other].map((parts) => runDueNotes({ ...parts, mail, pause }, owner)))
        // Within the same day: a note that waits is not put off by another of its kind.
        clock.advance(hourMs / 2)
      }
      expect(new Set(arrived).size, 'none arrives twice').toBe(arrived.length)
      expect(new Set([...arrived, ...killed]).size, 'none is forgotten').toBe(2)
      expect(
        arrived.filter((one) => killed.includes(one)),
        'one of unknown fate is not sent again',
      ).toEqual([])
    }),
    { numRuns: 25 },
  )
  other.ledgers.close()
  other.directory.close()
})

it('while the mail server is gone the others’ work goes on, and what waits is listed so', async () => {
  clock.set('2026-11-17T16:00:00Z')
  const [first, second] = [await somebodyDue(), await somebodyDue()]
  clock.advance(2 * hourMs)
  const { mail, arrived } = createFatefulMail(['server gone', 'server gone'])
  const run = async (id: number) => runDueNotes({ ...app.parts, mail }, await findOwner(app.parts, id))
  expect(await run(first), 'again after five minutes').toBe(clock.now() + 5 * 60_000)
  await run(second)
  expect(arrived).toHaveLength(2)
  clock.advance(5 * 60_000)
  await run(first)
  expect(new Set(arrived).size).toBe(4)
})
