import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import { momentText } from '../shared/moment.tsx'
import { oneOnBenefits, twoOnIntranet } from './agreement.fixture.ts'
import { WidgetsCard } from './widgets-card.tsx'
import * as widgetConsentWords from '../words/widget-consent.generated.ts'
import * as agreementsWords from '../words/agreements.generated.ts'

const now = new Date('2026-11-19T12:00:00Z')

function show(agreements: unknown) {
  return renderApp(<WidgetsCard />, { embedAgreements: agreements, withdrawEmbedAgreement: {} })
}

const pageOf = async (origin: string) => {
  const item = (await screen.findByRole('heading', { name: origin })).closest('li')
  if (item === null) throw new Error('A page is an item of the list')
  return item
}

it('says for each page since when, until when, how much it was read, in which browser, and what each widget shows', async () => {
  show([twoOnIntranet, oneOnBenefits])
  const text = (await pageOf('https://intranet.example')).textContent
  expect(text).toContain(
    `Since ${momentText(twoOnIntranet.since, now)}, until ${momentText(twoOnIntranet.until, now)}.`,
  )
  expect(text).toContain(
    `Last read ${momentText(twoOnIntranet.lastReadAt ?? '', now)}. 1,214 reads and 1 change in the last 30 days.On this device.`,
  )
  expect(text).toContain('Cash flowShows you: Your monthly income and spending totals.')
  expect(text).toContain(widgetConsentWords.budgetsChange())
  const other = (await pageOf('https://benefits.corp.example')).textContent
  expect(other).toContain(
    'Not read yet.On another device. Other people use that device too, so it ends when you sign out there.',
  )
  expect(screen.getByText(/your employer can’t read any of it/)).toBeDefined()
  expect(document.body.textContent).not.toMatch(/page can read|can read what/)
})

it('leaves out the browser if it is unknown', async () => {
  show([{ ...twoOnIntranet, isThisBrowser: null }])
  expect((await pageOf('https://intranet.example')).textContent).not.toContain('device')
})

it('ends one widget, a page, or every page', async () => {
  const { api, user } = show([twoOnIntranet, oneOnBenefits])
  const page = within(await pageOf('https://intranet.example'))
  await user.click(page.getByRole('button', { name: 'Disconnect Budgets on https://intranet.example' }))
  expect(await screen.findByText('Budgets on https://intranet.example disconnected')).toBeDefined()
  await user.click(page.getByRole('button', { name: 'Disconnect page: https://intranet.example' }))
  expect(await screen.findByText('https://intranet.example disconnected')).toBeDefined()
  await user.click(screen.getByRole('button', { name: agreementsWords.disconnectAll() }))
  expect(await screen.findByText(agreementsWords.allDisconnected())).toBeDefined()
  expect(api.bodiesOf('withdrawEmbedAgreement')).toEqual([
    { agreementId: 1, widget: 'budget-modal' },
    { agreementId: 1 },
    {},
  ])
  expect(api.count('embedAgreements')).toBeGreaterThan(1)
})

it('has one way to end a page’s one widget', async () => {
  show([oneOnBenefits])
  await pageOf('https://benefits.corp.example')
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Disconnect My goals on https://benefits.corp.example',
  ])
})

it('says that there is none, or that they did not load', async () => {
  show([])
  expect(await screen.findByText(/^No pages connected\./)).toBeDefined()
  show(() => refusal({}))
  expect(await screen.findByText(agreementsWords.connectedPagesFailed())).toBeDefined()
})
