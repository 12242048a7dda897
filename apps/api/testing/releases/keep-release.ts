import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedDemo } from '../../demo/seed-demo.ts'
import { ledgerPath } from '../../src/store/ledger-files.ts'
import { liveScriptedDay } from '../scripted-day.ts'
import { startTestApp } from '../test-app.ts'
import { dumpDatabase } from './dump-database.ts'

const releasesFolder = join(import.meta.dirname, '../fixtures/releases')

/** Returns the number after the newest release that is kept. */
const nextRelease = () => Math.max(0, ...readdirSync(releasesFolder).map(Number)) + 1

/**
 * Keeps a folder of databases as this release writes them, for all later releases to open: the demo's people with their
 * banks read, and one who lived the scripted day. Nothing in it depends on when or where it is made. Run `npx node
 * --conditions=evenkeel-source apps/api/testing/releases/keep-release.ts` once for each release, before its migrations
 * are called released; a number as argument overwrites that one.
 */
async function keepRelease(release: number): Promise<void> {
  const app = await startTestApp({ runtime: 'node' })
  try {
    await seedDemo(app.parts)
    await app.runDueWork()
    await liveScriptedDay(app)
    const people = await Promise.all(
      ['demo@evenkeel.example', 'sam@evenkeel.example', 'ada@evenkeel.example'].map((email) =>
        app.parts.directory.people.byEmail(email),
      ),
    )
    const target = join(releasesFolder, String(release))
    mkdirSync(target, { recursive: true })
    writeFileSync(join(target, 'directory.sql'), dumpDatabase(join(app.folder, 'directory.sqlite')))
    for (const person of people) {
      if (!person) throw new Error('Somebody of the demo is missing')
      writeFileSync(join(target, `ledger-${person.id}.sql`), dumpDatabase(ledgerPath(app.folder, person.id)))
    }
    process.stdout.write(`Kept release ${release} in ${target}\n`)
  } finally {
    await app.stop()
  }
}

await keepRelease(Number(process.argv[2] ?? nextRelease()))
