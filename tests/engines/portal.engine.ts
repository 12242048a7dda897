import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as shellWords from '../../apps/portal/src/words/shell.generated.ts'
import * as titleNamesWords from '../../apps/portal/src/words/title-names.generated.ts'
import * as debtsWords from '../../packages/widgets/src/words/debts.generated.ts'
import * as signInWords from '../../packages/widgets/src/words/sign-in.generated.ts'
import { maya } from '../e2e/support/api.ts'
import { fixture } from '../e2e/support/screens.ts'
import type { RunningEvenkeel } from '../support/start-evenkeel.mjs'
import { type EngineBrowser, type Tab, until } from './engine.ts'
import { openEngine } from './open-engine.ts'
import { startSecureEvenkeel } from './secure-front.ts'
import * as importWords from '../../packages/widgets/src/words/bank-file-import.generated.ts'

declare global {
  interface Window {
    /** errors and warnings of the console, thrown errors, and refusals of the page's policy */
    problems: string[]
  }
}

let evenkeel: RunningEvenkeel
let browser: EngineBrowser
let tab: Tab

beforeAll(async () => {
  evenkeel = await startSecureEvenkeel()
  browser = await openEngine()
  tab = browser.firstTab
})
afterAll(async () => {
  await browser?.close()
  await evenkeel?.stop()
})

/** Collects from now on what goes wrong in the document, whose screens change without another document. */
function collectProblems() {
  window.problems = []
  const keep = (text: unknown) => void window.problems.push(String(text))
  for (const level of ['error', 'warn'] as const) console[level] = (...texts) => keep(texts.join(' '))
  addEventListener('error', ({ message }) => keep(message))
  addEventListener('unhandledrejection', ({ reason }) => keep(reason))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`${violatedDirective} ${blockedURI}`),
  )
}

/** Runs in a document: chooses a file, as its own dialog for files would. */
function chooseFile(name: string, content: string) {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) return false
  const chosen = new DataTransfer()
  chosen.items.add(new File([content], name))
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

const text = () => tab.run({}, () => document.body.innerText)
const show = (hash: string) => tab.run({}, (to) => void (location.hash = to), hash)
const expectText = (words: string | RegExp) =>
  until(String(words), async () => {
    const all = await text()
    return typeof words === 'string' ? all.includes(words) : words.test(all)
  })

describe('the portal', () => {
  test('signs a person in, and shows the home screen', async () => {
    await tab.goto(`${evenkeel.origin}/login`)
    // The portal's own form takes the place of the first one, and a field that was found there would be gone.
    await until('the form', () => tab.run({}, () => document.querySelector('evenkeel-app form') !== null))
    await tab.type('Email', maya.email)
    await tab.type('Password', maya.password)
    await tab.press({ role: 'button', name: 'Sign in' })
    await expectText(/Good (morning|afternoon|evening), Maya/)
    await tab.run({}, collectProblems)
    await expectText(titleNamesWords.netWorth)
    await expectText(/\$\d[\d,]+\.\d\d/)
  })

  test('lists transactions, and opens the details of one', async () => {
    await show('/my-goals-and-finances/transactions')
    await tab.press({ role: 'button', name: 'Details of …' })
    await expectText('Split')
  })

  test('draws a year of cash flow', async () => {
    await show('/my-goals-and-finances/cashflow-detail')
    await until('bars', () => tab.run({}, () => document.querySelectorAll('[role=toolbar] button').length === 4))
    await expectText(/Over last 3 months/)
  })

  test('imports a bank file, and undoes the import', async () => {
    const file = 'checking.ofx'
    const content = readFileSync(fixture(file), 'utf8')
    await show('/my-goals-and-finances/import-bank-file')
    await until('the field for a file', () => tab.run({}, chooseFile, file, content))
    await expectText(`Check ${file}`)
    await expectText('$2,143.17')
    await tab.type('Name', 'Cove Checking')
    await tab.press({ role: 'button', name: 'Import' })
    await expectText('6 transactions added.')
    await tab.press({ role: 'button', name: importWords.undoImport() })
    await expectText(importWords.undone())
  })

  test('calculates a retirement', async () => {
    await show('/plan-for-retirement/calculator/edit/1')
    await expectText(/Your savings last to age \d+/)
  })

  test('leads through the debt wizard', async () => {
    await show('/reduce-your-debt/calculator')
    await tab.press({ role: 'button', name: 'Next' })
    await expectText('Rewards Card')
    await tab.press({ role: 'button', name: 'Next' })
    await tab.type(debtsWords.monthlyPayment(), '900')
    await tab.press({ role: 'button', name: 'Next' })
    await expectText(/Debt-free in/)
  })

  test('has complained of nothing', async () => {
    expect(await tab.run({}, () => window.problems)).toEqual([])
  })

  test('signs the person out', async () => {
    await tab.press({ role: 'button', name: 'Maya Reyes, your menu' })
    await tab.press({ role: 'menuitem', name: shellWords.signOut() })
    await expectText(signInWords.forgotPassword())
  })
})
