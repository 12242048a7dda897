import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { solveBotCheck } from '@evenkeel/api-client/contract/bot-check'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BundledProgram, bundleProgram } from '../../testing/bundle-server.ts'
import { hasEnded } from '../../src/identity/passwords.ts'
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts'
import { createTestClient } from '../../testing/test-client.ts'

/** A company file as its operator writes it. */
const tidewater = {
  code: 'tidewater',
  name: 'Tidewater Tools',
  supportEmail: 'help@tidewater.example',
  level1: true,
  funds: 'hands-off',
  passwordPolicy: 'long',
  bankLinks: 'frame',
  requiresSecondFactor: false,
  validators: ['lastName', 'employeeId'],
  match: { limit: 0.05, rate: 1 },
  emailDomains: ['tidewater.example'],
  widgetOrigins: ['https://intranet.tidewater.example'],
  benefits: [{ name: 'Transit pass', category: 'Commuting', description: 'Half of its price.' }],
  advisers: [
    {
      role: 'planner',
      firstName: 'Ines',
      lastName: 'Marsh',
      email: 'ines@tidewater.example',
      schedulingUrl: 'https://meet.tidewater.example/ines',
    },
  ],
  roster: 'roster.csv',
}
const roster = 'First name,Last name,Employee ID\nLena,Brook,T-001\n"Omar, Jr.",Falk,T-002\n'

let folder: string
let command: BundledProgram
let server: ServerProcess
let origin: string
beforeAll(async () => {
  command = await bundleProgram('tools/company/command.ts')
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-company-'))
  server = startServerProcess({ EVENKEEL_DATA: place('data') })
  origin = await server.origin
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  command.remove()
  rmSync(folder, { recursive: true, force: true })
})

const place = (name: string) => join(folder, name)

/**
 * Runs the command; returns its exit code and output. Asynchronous, because the server keeps connections open
 * meanwhile.
 */
function run(args: readonly string[], env: Record<string, string> = {}) {
  const options = { env: { PATH: process.env['PATH'], EVENKEEL_DATA: place('data'), ...env } }
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [command.entry, ...args], options, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    )
  })
}

/** Runs the command on files that are written for it. */
async function company(
  file: unknown,
  {
    save = false,
    csv = roster,
    env = {},
  }: { save?: boolean; csv?: string | Uint8Array; env?: Record<string, string> } = {},
) {
  writeFileSync(place('company.json'), typeof file === 'string' ? file : JSON.stringify(file))
  writeFileSync(place('roster.csv'), csv)
  const { status, stdout, stderr } = await run([place('company.json'), ...(save ? ['--save'] : [])], env)
  return { status, said: stdout.split('\n').filter(Boolean), refused: stderr.split('\n').filter(Boolean) }
}

/** Returns every row that the command may write. */
function everything() {
  const file = new Sqlite(join(place('data'), 'directory.sqlite'), { readonly: true })
  const tables = [
    'company',
    'company_domain',
    'company_origin',
    'company_benefit',
    'company_match',
    'person',
    'roster_entry',
    'planner_assignment',
    'audit',
  ]
  const rows = tables.map((table) => [table, file.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all()])
  file.close()
  return Object.fromEntries(rows)
}

const visitor = async () => {
  const client = createTestClient(origin)
  await client.call('session', {})
  return client
}

async function validate(values: object) {
  const client = await visitor()
  const recaptchaToken = await solveBotCheck((await client.call('recaptchaKey', {})).publicKey)
  return client.send('validateUser', { body: { companyCode: 'tidewater', values, recaptchaToken } })
}

describe('the company command', () => {
  it('shows first and saves nothing, then saves, and then has nothing to change', async () => {
    const before = everything()
    const shown = await company(tidewater)
    expect(shown).toMatchObject({ status: 0, refused: [] })
    expect(shown.said).toEqual([
      '- new company Tidewater Tools (tidewater)',
      '- email domain tidewater.example is added',
      '- widgets may be on https://intranet.tidewater.example',
      '- benefit Transit pass is added',
      '- match: 0 of each dollar up to 0 of the income becomes 1 up to 0.05',
      '- planner Ines Marsh (ines@tidewater.example) is added',
      'Roster: 2 new, 0 as before, 0 that are not in the file stay.',
      expect.stringContaining('Nothing is saved yet.'),
    ])
    expect(everything()).toEqual(before)
    expect((await company(tidewater, { save: true })).said).toContain('Tidewater Tools is saved.')
    const saved = everything()
    expect(saved).not.toEqual(before)
    expect((await company(tidewater, { save: true })).said).toEqual([
      'Roster: 0 new, 2 as before, 0 that are not in the file stay.',
      'Tidewater Tools is as the file says; nothing to change.',
    ])
    expect(everything()).toEqual(saved)
  })

  it('keeps what a benefit pays and when its people can enroll, and takes the dates away again', async () => {
    const life = { ...tidewater.benefits[0], terms: { kind: 'life', multipleOfPay: 2, maximum: 100_000 } }
    const file = { ...tidewater, benefits: [life], enrollment: { opens: '2026-11-01', closes: '2026-11-30' } }
    expect((await company(file, { save: true })).said).toEqual(
      expect.arrayContaining([
        '- benefit Transit pass is changed',
        '- enrollment: no dates becomes 2026-11-01 to 2026-11-30',
      ]),
    )
    expect((await company(file, { save: true })).said).toContain(
      'Tidewater Tools is as the file says; nothing to change.',
    )
    const back = await company({ ...tidewater, enrollment: null }, { save: true })
    expect(back.said).toContain('- enrollment: 2026-11-01 to 2026-11-30 becomes no dates')
    const wrong = { ...tidewater, enrollment: { opens: '2026-11-30', closes: '2026-11-01' } }
    expect((await company(wrong)).refused.join()).toContain('give a last day that is not before the first')
    const strange = { ...tidewater, benefits: [{ ...life, terms: { kind: 'yacht' } }] }
    expect((await company(strange)).refused.join()).toContain('give the kind "life", "disability" or "other"')
  })

  it('takes effect in the running server at once: its domain, its questions, its roster', async () => {
    const client = await visitor()
    expect(await client.call('discoverCompany', { body: { email: 'lena@tidewater.example' } })).toMatchObject({
      companyCode: 'tidewater',
      name: 'Tidewater Tools',
    })
    const { validators } = await client.call('registrationValidators', { body: { companyCode: 'tidewater' } })
    expect(validators.map(({ name }) => name)).toEqual(['lastName', 'employeeId'])
    expect(await validate({ lastName: 'falk', employeeId: 't-002' })).toMatchObject({ status: 200 })
    expect(await validate({ lastName: 'falk', employeeId: 't-001' })).toMatchObject({ status: 400 })
  })

  it('creates a first password for a new planner, which ends after seven days, and also needs a mailed code', async () => {
    const advisers = [
      ...tidewater.advisers,
      { role: 'staff', firstName: 'Theo', lastName: 'Lund', email: 'theo@tidewater.example' },
    ]
    const { said } = await company({ ...tidewater, advisers }, { save: true })
    const [, password = ''] =
      /theo@tidewater\.example: (\S+)$/.exec(said.find((line) => line.startsWith('First password')) ?? '') ?? []
    expect(password).toMatch(/^[A-Za-z2-9]{5}(-[A-Za-z2-9]{5}){3}$/)
    const directory = new Sqlite(join(place('data'), 'directory.sqlite'), { readonly: true })
    const hash = directory
      .prepare<[], string>("SELECT password_hash FROM person WHERE first_name = 'Theo'")
      .pluck()
      .get()
    directory.close()
    const dayMs = 24 * 60 * 60_000
    expect([6, 7].map((days) => hasEnded(hash ?? null, Date.now() + days * dayMs))).toEqual([false, true])
    const client = await visitor()
    expect(await client.call('login', { body: { userName: 'theo@tidewater.example', password } })).toMatchObject({
      secondFactor: ['mail'],
    })
    expect((await client.send('staffCompanies')).status).toBe(401)
    const gone = await company({ ...tidewater, formerAdvisers: ['theo@tidewater.example'] }, { save: true })
    expect(gone.said).toContain('- theo@tidewater.example is removed, with every session and assignment')
    expect((await client.send('login', { body: { userName: 'theo@tidewater.example', password } })).status).toBe(400)
  })

  it('changes what is changed and removes what is gone, and reports it', async () => {
    const changed = {
      ...tidewater,
      name: 'Tidewater',
      bankLinks: 'page',
      widgetOrigins: [],
      benefits: [],
      rosterIsComplete: true,
    }
    const { said } = await company(changed, { save: true, csv: 'lastName,firstName,employeeId\nBrook,Lena,T-001\n' })
    expect(said).toEqual([
      '- name: "Tidewater Tools" becomes "Tidewater"',
      '- bankLinks: "frame" becomes "page"',
      '- widgets may no longer be on https://intranet.tidewater.example',
      '- benefit Transit pass is taken out',
      'Roster: 0 new, 1 as before, 1 taken out.',
      'Tidewater is saved.',
    ])
    expect(await validate({ lastName: 'falk', employeeId: 't-002' })).toMatchObject({ status: 400 })
  })

  it('takes out many lines of a roster only where the operator says how many', async () => {
    const csv = (people: number) =>
      `lastName,firstName,employeeId\n${Array.from({ length: people }, (_, one) => `Brook,Lena,M-${one}\n`).join('')}`
    const file = { ...tidewater, rosterIsComplete: true }
    expect((await company(file, { save: true, csv: csv(50) })).status).toBe(0)
    expect((await company(file, { csv: csv(20) })).said.join()).toContain('30 taken out')
    const refused = await company(file, { save: true, csv: csv(20) })
    expect([refused.status, refused.refused]).toEqual([
      1,
      ['roster: 30 of 50 lines are not in this file and would be taken out. If that is right, add --takes-out 30.'],
    ])
    expect((await run([place('company.json'), '--save', '--takes-out', '30'])).stdout).toContain('30 taken out')
  })

  it('logs which settings were saved, with no value and no one’s name', async () => {
    const { refused } = await company({ ...tidewater, name: 'Tidewater Canary' }, { save: true })
    expect(refused.map((line) => JSON.parse(line))).toEqual(
      expect.arrayContaining([
        { time: expect.any(String), event: 'admin-changed', company: 'tidewater', setting: 'name' },
      ]),
    )
    expect(refused.join()).not.toMatch(/canary|@|Marsh/i)
  })

  it('refuses a page for widgets that is written with *', async () => {
    const { status, refused } = await company({ ...tidewater, widgetOrigins: ['https://*.tidewater.example'] })
    expect([status, refused.join()]).toEqual([1, expect.stringContaining('without *')])
  })
})

describe('a file that is wrong', () => {
  const refusals = [
    ['a text that is no JSON', '{ "code": ', ['is not JSON']],
    ['a field that is missing', { code: 'x1' }, ['name: give a text of 1 to 60 characters']],
    ['a field that is misspelled', { code: 'x1', name: 'X', levl1: true }, ['levl1: there is no such field']],
    [
      'fields of the wrong kind',
      { code: 'X 1', name: 'X', level1: 'no', funds: 'all' },
      ['code: give small letters', 'level1: give true or false', 'funds: give "both"'],
    ],
    [
      'an address with a path',
      { code: 'x1', name: 'X', widgetOrigins: ['https://x.example/app'] },
      ['widgetOrigins[0]: give one address without a path'],
    ],
    [
      'a private key',
      {
        code: 'x1',
        name: 'X',
        sso: {
          url: 'https://x.example',
          issuer: 'x',
          keys: [
            {
              kty: 'OKP',
              crv: 'Ed25519',
              x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
              d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
            },
          ],
        },
      },
      ['sso.keys: this is a private or secret key'],
    ],
    [
      'a name as the only question',
      { code: 'x1', name: 'X', validators: ['lastName'] },
      ['validators: ask for employeeId or dateOfBirth'],
    ],
    [
      'a domain of another company',
      { code: 'x1', name: 'X', emailDomains: ['tidewater.example'] },
      ['emailDomains: tidewater.example belongs to Tidewater'],
    ],
    [
      'an adviser who is somebody else',
      { code: 'x1', name: 'X', advisers: [{ ...tidewater.advisers[0] }] },
      ['advisers[0].email: someone else has ines@tidewater.example'],
    ],
    [
      'an employee who is not there',
      { code: 'x1', name: 'X', assignments: [{ employee: 'a@x.example', planner: 'b@x.example' }] },
      ['assignments[0].employee: a@x.example has no account', 'assignments[0].planner: b@x.example isn’t a planner'],
    ],
  ] as const

  it.each(refusals)('%s is reported by name, and nothing is saved', async (_what, file, lines) => {
    const before = everything()
    const { status, refused } = await company(file, { save: true })
    expect(status).toBe(1)
    for (const line of lines) expect(refused).toContainEqual(expect.stringContaining(line))
    expect(everything()).toEqual(before)
  })
})

describe('a roster that is wrong', () => {
  const file = { ...tidewater, validators: ['lastName', 'dateOfBirth', 'employeeId'] }
  const heading = 'firstName,lastName,dateOfBirth,employeeId\n'

  it('is reported line by line, without repeating its contents, and nothing is saved', async () => {
    const before = everything()
    const csv = `${heading}Lena,Brook,1990-02-30,T-001\n"Omar\nAli",,01/05/1985,T-002\n\nKim,Day,2999-01-01,\nLi,Wu,5/6/1977,T-9,x\n`
    const { status, refused } = await company(file, { save: true, csv })
    expect(status).toBe(1)
    expect(refused.map((line) => line.split(':')[0])).toEqual([
      'roster, line 2, dateOfBirth',
      'roster, line 3, firstName',
      'roster, line 3, lastName',
      'roster, line 6, dateOfBirth',
      'roster, line 6, employeeId',
      'roster, line 7',
      'Nothing was saved.',
    ])
    expect(refused.join()).not.toMatch(/1990-02-30|2999/)
    expect(everything()).toEqual(before)
  })

  it.each([
    [
      'a heading without a column',
      'firstName,lastName,employeeId\nA,B,1\n',
      'roster, line 1: the heading has no dateOfBirth',
    ],
    [
      'one employee twice',
      `${heading}A,Brook,1990-01-02,T-1\nB,BROOK,01/02/1990,t-1\n`,
      'roster, line 3: it is the same employee as line 2',
    ],
    [
      'an employee id of two people',
      `${heading}A,Brook,1990-01-02,T-1\nB,Falk,1991-01-02,t-1\n`,
      'roster, line 3, employeeId: line 2 has the same',
    ],
    ['no employees', heading, 'the file has no employees'],
    [
      'another encoding',
      new Uint8Array([...Buffer.from(heading), 0x4a, 0xf6, 0x72, 0x67]),
      'the file is not UTF-8 text',
    ],
  ])('%s is refused', async (_what, csv, line) => {
    const before = everything()
    const { status, refused } = await company(file, { save: true, csv })
    expect([status, refused.join()]).toEqual([1, expect.stringContaining(line)])
    expect(everything()).toEqual(before)
  })
})

describe('an unusable folder', () => {
  it('is reported by kind: no databases, no secret, another server’s lock', async () => {
    expect((await company(tidewater, { env: { EVENKEEL_DATA: place('nowhere') } })).refused.join()).toContain(
      'There is no directory.sqlite',
    )
    cpSync(place('data'), place('copy'), { recursive: true })
    rmSync(join(place('copy'), 'secret.key'))
    expect((await company(tidewater, { env: { EVENKEEL_DATA: place('copy') } })).refused.join()).toContain(
      'set EVENKEEL_SECRET',
    )
    const held = new Sqlite(join(place('copy'), 'directory.sqlite'))
    held.exec('BEGIN IMMEDIATE')
    expect(
      (
        await company(tidewater, { save: true, env: { EVENKEEL_DATA: place('copy'), EVENKEEL_SECRET: 'x'.repeat(40) } })
      ).refused.join(),
    ).toContain('cannot be written right now')
    held.close()
  })

  it('without a file prints its usage, and an example that it accepts itself', async () => {
    expect(await run([])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm run company -- <file.json>'),
    })
    expect((await run(['--nonsense'])).status).toBe(1)
    const { roster: _roster, ...example } = JSON.parse((await run(['--example'])).stdout)
    expect((await company(example)).said).toContainEqual('- new company Larkfield (larkfield)')
  })

  it('writes the example and its roster into files, which it accepts unchanged, and never over others', async () => {
    mkdirSync(place('example'))
    const path = join(place('example'), 'larkfield.json')
    expect(await run(['--example', path])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(join(place('example'), 'larkfield-roster.csv')),
    })
    expect((await run([path])).stdout).toContain('- new company Larkfield (larkfield)')
    expect((await run([path])).stdout).toContain('Roster: 2 new, 0 as before')
    expect(await run(['--example', path])).toMatchObject({
      status: 1,
      stderr: `'${path}' is there already. Name a new file.\n`,
    })
    expect((await run(['--example', join(place('nowhere'), 'x.json')])).stderr).toContain('cannot be written')
  })
})
