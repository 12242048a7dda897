import { describe, expect, it } from 'vitest'
import { asksCatalog, repeatedTexts } from './repeated-texts.ts'
import { sources, toSource } from './tree.ts'

const repeatedIn = (path: string, text: string) =>
  repeatedTexts(toSource({ path, text })).map(({ node, key }) => `${node.text}: ${key}`)

const inWidgets = 'packages/widgets/src/budget-modal/sample.test.tsx'
const imported = "import { BudgetsCard } from './budgets-card.tsx'\n"

describe('a test that repeats a text of a catalog', () => {
  it('is found if it loads what shows the text', () => {
    const code = "screen.getByText('All budgets'); screen.getByText('All budgets', { exact: true })"
    expect(repeatedIn(inWidgets, `${imported}${code}`)).toEqual(['All budgets: allBudgets', 'All budgets: allBudgets'])
    expect(repeatedIn('tests/e2e/sample.e2e.ts', code)).toHaveLength(2)
  })

  it.each([
    ['a text of a part that it does not load', "screen.getByText('All budgets')"],
    ['a text that the specification quotes', `${imported}screen.getByText('Create a budget')`],
    ['one word, which is as often a value', `${imported}screen.getByText('Groceries')`],
    ['what asks the catalog', `${imported}screen.getByText(words.allBudgets())`],
  ])('is not %s', (_, code) => expect(repeatedIn(inWidgets, code)).toEqual([]))

  it('is not one that proves the wording itself', () => {
    expect(asksCatalog('apps/api/src/mail/messages.test.ts')).toBe(false)
    expect(asksCatalog(inWidgets)).toBe(true)
  })

  it('is not there', () => {
    const found = sources
      .filter(({ path }) => asksCatalog(path))
      .flatMap((source) => repeatedTexts(source).map(({ node }) => `${source.path}: ${node.text}`))
    expect(found).toEqual([])
  })
})
