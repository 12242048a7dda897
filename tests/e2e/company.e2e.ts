// Proves: REG-02, REG-03
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import * as passwordsWords from '../../packages/widgets/src/words/passwords.generated.ts'
import * as signInWords from '../../packages/widgets/src/words/sign-in.generated.ts'
import { root } from '../../scripts/lib/root.mjs'
import { eventually } from '../support/eventually.ts'
import { expectSound, greeting, press, title, nextMailedCode } from './support/sign-in-pages.ts'
import { narrow, useStage } from './support/stage.ts'

const stage = useStage()
const folder = mkdtempSync(join(tmpdir(), 'evenkeel-company-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A company that asks for long passwords, and for two things to know its people by. */
const saltmarsh = {
  code: 'saltmarsh',
  name: 'Saltmarsh Tools',
  passwordPolicy: 'long',
  validators: ['lastName', 'employeeId'],
  emailDomains: ['saltmarsh.example'],
  roster: 'roster.csv',
}

/** Runs the operator's command on the running server's folder; returns its exit code and its complaints. */
function loadCompany() {
  writeFileSync(join(folder, 'saltmarsh.json'), JSON.stringify(saltmarsh))
  writeFileSync(join(folder, 'roster.csv'), 'firstName,lastName,employeeId\nŁucja,Wałęsa,T/001.7\n')
  const args = [
    '--conditions=evenkeel-source',
    '--disable-warning=ExperimentalWarning',
    join(root, 'apps/api/tools/company/command.ts'),
    join(folder, 'saltmarsh.json'),
    '--save',
  ]
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { PATH: process.env['PATH'], EVENKEEL_DATA: stage.dataFolder },
    encoding: 'utf8',
  })
  const complaints = stderr.split('\n').filter((line) => line !== '' && !line.includes('"event":"admin-changed"'))
  return { status, complaints }
}

describe('a company that its operator has loaded while the server runs', () => {
  test('registers an employee by what it asks for, and shows its own rule for passwords', async () => {
    expect(loadCompany()).toEqual({ status: 0, complaints: [] })
    const mine = 'lena@home.example'
    const { page, problems } = await stage.stranger({ viewport: narrow })
    problems.allow(/status of 400/)
    await page.goto(`${stage.origin}/login#/auth/registration`)
    await page.getByLabel('Work email').fill('lena@saltmarsh.example')
    await press(page, 'Continue')
    await title(page, signInWords.confirmWork())
    await eventually(() => page.getByLabel('Date of birth').count()).toBe(0)
    // As on a keyboard without these letters; the roster has them.
    await page.getByLabel('Last name').fill('walesa')
    // An employer's own id: neither letters nor digits alone.
    await page.getByLabel('Employee ID').fill('t/001.7')
    await press(page, 'Continue')
    await title(page, signInWords.contactTitle())
    await page.getByRole('textbox', { name: 'Email' }).fill(mine)
    await page.getByLabel('Phone').fill('2125550100')
    await press(page, 'Continue')
    const dialog = page.getByRole('dialog', { name: signInWords.verifyTitle() })
    await dialog.getByLabel('Code').fill(await nextMailedCode(stage, mine))
    await dialog.getByRole('button', { name: 'Verify' }).click()

    await title(page, signInWords.choosePassword())
    const rules = page.getByRole('list', { name: passwordsWords.passwordNeeds() }).getByRole('listitem')
    await eventually(() => rules.allTextContents()).toEqual([
      'At least 15 characters, not yet',
      'Nothing from your email address, not yet',
    ])
    const type = async (word: string) => {
      await page.getByRole('textbox', { name: signInWords.newPasswordLabel(), exact: true }).fill(word)
      await page.getByRole('textbox', { name: 'Confirm new password' }).fill(word)
    }
    await expectSound(page, 'the rule of long passwords')
    await page.getByRole('checkbox', { name: 'I agree to the terms of use' }).check()
    await type('passwordpassword')
    await eventually(() => rules.allTextContents()).toEqual([
      'At least 15 characters, done',
      'Nothing from your email address, done',
    ])
    await press(page, 'Create your account')
    await page.locator('input[name=password][aria-invalid=true]').waitFor()
    await type('gulls over the old pier')
    await press(page, 'Create your account')
    await greeting(page, 'Łucja')
  })
})
