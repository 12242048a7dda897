import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { solveBotCheck } from '@evenkeel/api-client/contract/bot-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDeployedWorker, type DeployedWorker, startDeployedWorker } from '../../testing/edge/deployed-worker.ts'
import { createTestClient } from '../../testing/test-client.ts'

const secret = 'a secret of a test, longer than 32 characters'

const quarry = {
  code: 'quarry',
  name: "Quarry's Tools; and more?",
  validators: ['lastName', 'employeeId'],
  emailDomains: ['quarry.example'],
  widgetOrigins: ['https://a-rather-long-name-of-an-intranet.quarry.example'],
  benefits: [{ name: 'Transit pass', category: 'Commuting', description: 'Half of its price; and why not?' }],
  advisers: [{ role: 'planner', firstName: 'Ines', lastName: 'Marsh', email: 'ines@quarry.example' }],
  roster: 'roster.csv',
}

let folder: string
let worker: DeployedWorker
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-edge-company-'))
  symlinkSync(join(folder, 'kept'), join(folder, 'edge'), 'dir')
  writeFileSync(join(folder, 'roster.csv'), 'Last name,Employee ID,First name\nBrook,T-001,Lena\nFalk,T-002,Omar\n')
  worker = await startDeployedWorker(await buildDeployedWorker(folder), folder, {
    EVENKEEL_SECRET: secret,
    EVENKEEL_DEMO: '1',
  })
  await fetch(`${worker.origin}/health`)
})
afterAll(async () => {
  await worker.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command next to the Worker; returns the lines that it printed. */
function company(file: object, ...args: readonly string[]): Promise<string[]> {
  const path = join(folder, 'company.json')
  writeFileSync(path, JSON.stringify(file))
  return command('command.ts', path, ...args)
}

/** Runs a command on the local edge. */
function command(script: string, ...args: readonly string[]): Promise<string[]> {
  const options = ['--conditions=evenkeel-source', '--disable-warning=ExperimentalWarning']
  const all = [...options, join(import.meta.dirname, script), ...args, '--edge', 'local']
  // A command and each wrangler that it starts load what the one before has compiled.
  const compiled = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const env = { PATH: process.env['PATH'], EVENKEEL_DATA: folder, EVENKEEL_SECRET: secret, ...compiled }
  return new Promise((resolve) => {
    execFile(process.execPath, all, { env }, (_error, stdout, stderr) =>
      resolve(`${stdout}${stderr}`.split('\n').filter(Boolean)),
    )
  })
}

const visitor = async () => {
  const client = createTestClient(worker.origin)
  await client.call('session', {})
  return client
}

it('the company command reaches the directory in D1: it shows first, saves all at once, and then changes only what differs', async () => {
  const client = await visitor()
  const discover = () => client.send('discoverCompany', { body: { email: 'lena@quarry.example' } })
  const shown = await company(quarry)
  expect(shown[0]).toBe('Reading the directory of the edge, which takes some seconds.')
  expect(shown).toEqual(expect.arrayContaining(['- planner Ines Marsh (ines@quarry.example) is added']))
  expect(shown.at(-1)).toMatch(/^Nothing is saved yet\. To save it: .* --edge local --save$/)
  expect((await discover()).body).not.toMatchObject({ companyCode: 'quarry' })

  const saved = await company(quarry, '--save')
  expect(saved).toContain(`${quarry.name} is saved.`)
  expect((await discover()).body).toMatchObject({ companyCode: 'quarry', name: quarry.name })
  const validate = async (employeeId: string) => {
    const recaptchaToken = await solveBotCheck((await client.call('recaptchaKey', {})).publicKey)
    return (
      await client.send('validateUser', {
        body: { companyCode: 'quarry', values: { lastName: 'falk', employeeId }, recaptchaToken },
      })
    ).status
  }
  expect([await validate('t-002'), await validate('t-001')]).toEqual([200, 400])

  const password =
    saved
      .map((line) => /^First password of ines@quarry\.example: (\S+)$/.exec(line)?.[1])
      .find((one) => one !== undefined) ?? ''
  const planner = await visitor()
  expect(
    (await planner.send('login', { body: { userName: 'ines@quarry.example', password: `${password}x` } })).status,
  ).not.toBe(200)
  expect((await planner.send('login', { body: { userName: 'ines@quarry.example', password } })).status).toBe(200)

  const again = await company({ ...quarry, advisers: [], formerAdvisers: ['ines@quarry.example'] }, '--save')
  expect(again).toContain('Roster: 0 new, 2 as before, 0 that are not in the file stay.')
  expect(again.filter((line) => line.startsWith('- '))).toEqual([expect.stringContaining('ines@quarry.example')])
  expect(again).toContain(`${quarry.name} is saved.`)
  expect((await planner.send('login', { body: { userName: 'ines@quarry.example', password } })).status).not.toBe(200)
})

it('the directory of the edge follows its ledgers, if the operator says so', async () => {
  expect(await command('../ledgers/command.ts', 'adopt', '--all')).toEqual([
    expect.stringMatching(/^The directory follows \d+ ledgers?, each when it is next opened\.$/),
  ])
  expect(await command('../ledgers/command.ts', 'check')).toEqual([
    'On the edge there is adopt --all alone: what is wrong with a ledger is in the log.',
  ])
})
