import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/lib/root.mjs'
import { seconds } from '../../../scripts/lib/say.mjs'

/*
 * Removes checks one by one, in a copy of the API's source, and tests whether the isolation probes notice. A check that
 * is no longer found as written here fails the campaign too: then this list is out of date.
 */
const checks = [
  {
    name: 'which ledger a request opens',
    file: 'http/create-context.ts',
    is: 'const ledger = ledgers.open(owner, purpose)',
    becomes: 'const ledger = ledgers.open({ ...owner, personId: 2 }, purpose)',
  },
  {
    name: 'that no two people share an id',
    file: 'store/ledger/ledger.ts',
    is: '${userId * idsAPerson} ${without}',
    becomes: '${0 * userId} ${without}',
  },
  {
    name: 'whether the employee is the planner’s',
    file: 'http/access.ts',
    is: 'if (!(await directory.planners.isAssigned(caller.userId, personId))) throw notFound()',
    becomes: '',
  },
  {
    name: 'whose planner it is',
    file: 'store/directory/planners.ts',
    is: 'and(eq(plannerAssignment.employeeId, employeeId), eq(plannerAssignment.plannerId, plannerId))',
    becomes: 'eq(plannerAssignment.plannerId, plannerId)',
  },
  {
    name: 'whether staff have a grant',
    file: 'http/access.ts',
    is: 'const owner = grantId === undefined || !isServed ? undefined : await directory.ledgerOwners.of(personId)\n  if (grantId === undefined || !owner) throw forbidden()\n  return { ...owner, grantId }',
    becomes:
      'const owner = await directory.ledgerOwners.of(personId)\n  if (!owner) throw forbidden()\n  return { ...owner, grantId: grantId ?? null }',
  },
  {
    name: 'on whom a grant is',
    file: 'store/directory/staff.ts',
    is: 'eq(accessGrant.personId, personId),\n          isNotNull(',
    becomes: 'isNotNull(',
  },
  {
    name: 'whether a grant has ended',
    file: 'store/directory/staff.ts',
    is: 'isNotNull(accessGrant.openedAt),\n          gt(accessGrant.endsAt, at),',
    becomes: 'isNotNull(accessGrant.openedAt),',
  },
  {
    name: 'whose task it is',
    file: 'store/directory/staff.ts',
    is: 'and(eq(staffTask.id, taskId), eq(staffTask.personId, personId))',
    becomes: 'eq(staffTask.id, taskId)',
  },
  {
    name: 'whose agreement it is',
    file: 'store/directory/ending-grants.ts',
    is: 'eq(widgetGrant.id, grantId), eq(widgetGrant.personId, personId)',
    becomes: 'eq(widgetGrant.id, grantId)',
  },
  {
    name: 'for whom a call is',
    file: 'http/caller.ts',
    is: "if (!allowedRoles(endpoint).includes(caller.role))\n    throw forbidden({ event: 'access-refused', subject: `caller:${caller.userId}` })",
    becomes: '',
  },
  {
    name: 'that an unknown id and another person’s look alike',
    file: 'http/access.ts',
    is: 'personId))) throw notFound()',
    becomes: 'personId))) throw (await directory.people.byId(personId)) ? forbidden() : notFound()',
  },
]

const config = `
import { defineConfig } from 'vitest/config'
const conditions = ['evenkeel-source']
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['testing/probes/isolation-probes.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
})
`

/** Runs the probes in a copy of the source with one check removed; true if they fail, as they should. */
function isNoticed({ name, file, is, becomes }, place) {
  const started = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-isolation-'))
  try {
    for (const part of ['src', 'demo', 'drizzle', 'testing', 'package.json'])
      cpSync(join(root, 'apps/api', part), join(folder, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
    writeFileSync(join(folder, 'vitest.config.ts'), config)
    const path = join(folder, 'src', file)
    const source = readFileSync(path, 'utf8')
    if (is !== '' && !source.includes(is)) {
      console.log(`  ${place}${name}: not found in ${file}`)
      return false
    }
    writeFileSync(path, source.replace(is, becomes))
    const { status: code } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '-t', 'like an unknown one'],
      { cwd: folder, stdio: 'ignore' },
    )
    const isRight = is === '' ? code === 0 : code !== 0
    console.log(
      `  ${place}${name}: ${is === '' ? (isRight ? 'the probes hold' : 'THE PROBES FAIL') : isRight ? 'noticed' : 'NOT NOTICED'}, ${seconds(started)}`,
    )
    return isRight
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const words = process.argv.slice(2)
const chosen = checks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
console.log(`${chosen.length} checks, one taken away at a time; nothing in it is random, so there is no seed`)
// First with all checks in place: probes that always fail would notice everything.
const results = [isNoticed({ name: 'nothing taken away', file: 'app.ts', is: '', becomes: '' }, '')]
for (const [index, check] of chosen.entries()) results.push(isNoticed(check, `${index + 1} of ${chosen.length}, `))
const noticed = results.slice(1).filter(Boolean).length
console.log(`\n  ${noticed} of ${results.length - 1} missing checks were noticed`)
process.exit(results.every(Boolean) ? 0 : 1)
