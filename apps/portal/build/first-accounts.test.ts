import { expect, it } from 'vitest'
import { toFirstAccounts, toFirstSteps } from './first-accounts.ts'

const card =
  '<h2>Net worth</h2><button type="button" aria-label="Help" class="h">?</button><strong>$2.00</strong>' +
  '<button type="button" aria-expanded="false" aria-controls="a">Assets <span>3 accounts</span></button>'

it('has a place for each text about a person, and buttons that work alone', () => {
  expect(toFirstAccounts(card, { total: '$2.00', assetsCount: '3 accounts' })).toBe(
    '<h2>Net worth</h2><span aria-hidden="true" class="h">?</span><strong><span data-place="total"></span></strong>' +
      '<button type="button" aria-expanded="false" aria-controls="a">Assets <span><span data-place="assetsCount"></span></span></button>',
  )
})

it.each([
  ['a text that the card does not have', card, { total: '$3.00' }],
  ['a text that it has twice', card + card, { total: '$2.00' }],
  ['a style, which the policy of the page would leave out', `${card}<i style="width:4px"></i>`, {}],
])('refuses %s', (_, html, texts) => {
  expect(() => toFirstAccounts(html, texts)).toThrow('The card of accounts')
})

it('has a place for each text of what to do, no address, no style, and nothing that is loading', () => {
  const row = '<li><i style="width:4px"></i><h3>sentence</h3><a class="button" href="#/home">button</a></li>'
  const placed =
    '<li><i data-style="width:4px"></i><h3><span data-place="sentence"></span></h3><a class="button"><span data-place="button"></span></a></li>'
  const html = `<h2>What to do now</h2><output class="sr-only">Loading</output>${row}${row}`
  expect(toFirstSteps(html, { sentence: 'sentence', button: 'button' })).toBe(
    `<h2>What to do now</h2>${placed}${placed}`,
  )
})
