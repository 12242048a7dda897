import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const app = join(import.meta.dirname, '../..')

const check = (folder: string) =>
  spawnSync(process.execPath, ['scripts/db-generate.mjs', '--check'], { cwd: folder, encoding: 'utf8' })

/** Copies what the check reads into a temporary folder that a test may change. */
function copyOfStore(): string {
  const root = mkdtempSync(join(app, '../../node_modules/.evenkeel-check-'))
  const copy = join(root, 'apps/api')
  mkdirSync(copy, { recursive: true })
  for (const part of ['drizzle', 'scripts', 'src/store', 'package.json'])
    cpSync(join(app, part), join(copy, part), { recursive: true })
  symlinkSync(join(app, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

describe('the migrations', () => {
  it('cover everything in the schemas', () => {
    const { status, stderr } = check(app)
    expect([status, stderr]).toEqual([0, ''])
  })

  it('are reported missing when a schema changes without one', () => {
    const copy = copyOfStore()
    appendFileSync(
      join(copy, 'src/store/directory/schema/companies.ts'),
      "\nexport const extra = sqliteTable('extra', { id: integer().primaryKey() })\n",
    )
    const { status, stderr } = check(copy)
    rmSync(join(copy, '../..'), { recursive: true })
    expect([status, stderr]).toEqual([
      1,
      'The schema of the directory has changed. Run npm run db:generate in apps/api.\n',
    ])
  })
})
