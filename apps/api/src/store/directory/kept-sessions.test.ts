import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawn } from '../../../testing/test-host.ts'
import { drizzleSqlite } from '../sqlite/drizzle-sqlite.ts'
import type { SqliteFile } from '../sqlite/sqlite-file.ts'
import { openMigratedDirectory } from './directory-file.ts'
import { createDirectory } from './directory.ts'
import { keepWhileUnchanged } from './kept-sessions.ts'
import { sessions, type Sessions } from './sessions.ts'

let folder: string
let [ours, theirs]: SqliteFile[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-kept-sessions-'))
  ;[ours, theirs] = [openMigratedDirectory(folder, undefined), openMigratedDirectory(folder, undefined)]
})
afterAll(() => {
  ours?.close()
  theirs?.close()
  rmSync(folder, { recursive: true, force: true })
})

function opened(file: SqliteFile | undefined): { file: SqliteFile; sessions: Sessions } {
  if (!file) throw new Error('the directory is not open')
  return { file, sessions: sessions(drizzleSqlite(file)) }
}

const ids = ['a', 'b', 'c'] as const
const limitsAt = (now: number) => ({ seenAfter: now - 30, createdAfter: now - 100, createdBefore: now + 100 })

const step = fc.record({
  do: fc.constantFrom('start', 'touch', 'end', 'endAll', 'endOthers', 'forget', 'accept', 'role', 'taken back', 'wait'),
  by: fc.constantFrom('us', 'them'),
  id: fc.constantFrom(...ids),
  after: fc.nat({ max: 40 }),
})

it('are those of the directory after each change, whoever makes it, and end with it and by the clock', async () => {
  const [us, them] = [opened(ours), opened(theirs)]
  const directory = createDirectory(drizzleSqlite(us.file), () => undefined)
  const company = await directory.companies.save({ code: 'larkfield', name: 'Larkfield', createdAt: 1 })
  const ada = { companyId: company.id, firstName: 'Ada', lastName: 'Test', email: 'ada@example.test', createdAt: 0 }
  const personId = (await directory.people.create(ada))?.id ?? 0
  const kept = keepWhileUnchanged(us.sessions, us.file)
  let now = 1_000

  const play = async (one: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
    const { file, sessions: made } = one.by === 'us' ? us : them
    if (one.do === 'start') await made.end(one.id).then(() => made.start({ idHash: one.id, personId, at: now }))
    if (one.do === 'touch') await made.touch(one.id, now)
    if (one.do === 'end') await made.end(one.id)
    if (one.do === 'endAll') await made.endAll(personId)
    if (one.do === 'endOthers') await made.endOthers(personId, one.id)
    if (one.do === 'forget') await made.forgetEnded(limitsAt(now))
    if (one.do === 'accept') file.prepare('UPDATE person SET accepted_terms = ?').run(`${now}`)
    if (one.do === 'role') file.exec('UPDATE person SET role = (role + 1) % 3')
    if (one.do === 'taken back') file.exec('BEGIN; DELETE FROM session; ROLLBACK')
    if (one.do === 'wait') now += one.after
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      for (const one of steps) {
        // Asked for at once, before it is known what comes of it.
        const [, early] = await Promise.all([play(one), kept.findLive(one.id, limitsAt(now))])
        expect(early === undefined || early.idHash === one.id).toBe(true)
        for (const id of ids)
          expect(await kept.findLive(id, limitsAt(now))).toEqual(await them.sessions.findLive(id, limitsAt(now)))
      }
    }),
    { numRuns: drawn(60), endOnFailure: true },
  )
})

it('are not looked up again while nothing changes', async () => {
  const { file, sessions: stored } = opened(ours)
  let lookups = 0
  const counted = {
    ...stored,
    findLive: (...asked: Parameters<Sessions['findLive']>) => ((lookups += 1), stored.findLive(...asked)),
  }
  const kept = keepWhileUnchanged(counted, file)
  await stored.start({ idHash: 'kept', personId: 1, at: 5_000 })
  for (let look = 0; look < 5; look += 1)
    expect(await kept.findLive('kept', limitsAt(5_000))).toMatchObject({ idHash: 'kept' })
  expect(lookups).toBe(1)
})

it('are not kept from before a change that came while they were read', async () => {
  const { file, sessions: stored } = opened(ours)
  const { promise: read, resolve: finish } = Promise.withResolvers<void>()
  const slow = {
    ...stored,
    findLive: async (...asked: Parameters<Sessions['findLive']>) => {
      const found = await stored.findLive(...asked)
      await read
      return found
    },
  }
  const kept = keepWhileUnchanged(slow, file)
  await stored.start({ idHash: 'late', personId: 1, at: 5_000 })
  const first = kept.findLive('late', limitsAt(5_000))
  await stored.end('late')
  const another = kept.findLive('another', limitsAt(5_000))
  finish()
  await Promise.all([first, another])
  expect(await kept.findLive('late', limitsAt(5_000))).toBeUndefined()
})
