import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '../shared/fake-api.fixture.tsx'
import { showOfProfile } from '../shared/profile.fixture.tsx'
import { twoOnIntranet } from './agreement.fixture.ts'
import { AccessLog, AccessLogIntro } from './index.ts'
import * as accessLogWords from '../words/access-log.generated.ts'
import * as agreementsWords from '../words/agreements.generated.ts'
import * as proposalsWords from '../words/proposals.generated.ts'

const Log = () => (
  <>
    <AccessLogIntro />
    <AccessLog />
  </>
)
const ownLine = {
  at: '2026-11-22T12:00:00Z',
  event: 'signed-in',
  what: null,
  reason: null,
  byName: 'Maya Reyes',
  byRole: 0,
  isOwn: true,
}
const look = {
  ...ownLine,
  event: 'staff-call',
  isOwn: false,
  byName: 'Jordan Ellis',
  byRole: 1,
  what: 'viewed your budgets',
}
const nothing = { lines: [ownLine], planner: null, grants: [], isIntact: true }
const jordan = { name: 'Jordan Ellis', email: 'jordan@evenkeel.example', shared: ['plans', 'budgets', 'cashFlow'] }
const grant = {
  accessId: 1,
  staffName: 'Robin Vale',
  reason: 'A question on the phone',
  grantedAt: '2026-11-22T11:00:00Z',
  endsAt: '2026-11-22T13:00:00Z',
  isInForce: true,
  state: 'open',
  approvedBy: null,
}
/** Returns a card once the log is there: its title is before. */
async function card(name: string) {
  await waitFor(() => expect(screen.queryByText(accessLogWords.loadingLog())).toBeNull())
  return within(screen.getByRole('region', { name }))
}
const neverEmployer = accessLogWords.intro()

describe('the people with access now', () => {
  it('names the planner, what they can see, and ends that at one click', async () => {
    const { api, user } = showOfProfile(<Log />, {
      accessLog: { ...nothing, planner: jordan },
      embedAgreements: [],
      savePlannerSharing: [],
    })
    const now = await card(accessLogWords.whoCanSee())
    expect(now.getByText('Jordan Ellis').closest('li')?.textContent).toContain(
      'Jordan Ellis, your planner, has access.They can see your plans, budgets, and cash flow, but not individual transactions.',
    )
    expect(now.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('#/work-with-a-planner')
    expect(now.getByText(accessLogWords.noStaffNow())).toBeTruthy()
    await user.click(now.getByRole('button', { name: proposalsWords.endPlannerAccess() }))
    expect(await screen.findByText(proposalsWords.plannerEnded())).toBeTruthy()
    expect(api.bodiesOf('savePlannerSharing')).toEqual([{ subject: 'all', isShared: false }])
  })

  it('says of a planner with whom nothing is shared what they still see', async () => {
    showOfProfile(<Log />, { accessLog: { ...nothing, planner: { ...jordan, shared: [] } }, embedAgreements: [] })
    const now = await card(accessLogWords.whoCanSee())
    expect(now.getByText('Jordan Ellis').closest('li')?.textContent).toContain(
      'Jordan Ellis, your planner, can’t see your money.They can see your name, contact details, and account setup, and the notes, tasks, and drafts about you.',
    )
    expect(now.queryByRole('button', { name: proposalsWords.endPlannerAccess() })).toBeNull()
  })

  it('names staff with their reason, and ends their access at one click', async () => {
    const { api, user } = showOfProfile(<Log />, {
      accessLog: { ...nothing, grants: [grant] },
      embedAgreements: [],
      endAccess: { ended: 1 },
    })
    const now = await card(accessLogWords.whoCanSee())
    expect(now.getByText('A question on the phone')).toBeTruthy()
    expect(now.queryByText(/^No Evenkeel staff/)).toBeNull()
    await user.click(now.getByRole('button', { name: accessLogWords.endStaffAccess() }))
    expect(await screen.findByText(accessLogWords.accessEnded())).toBeTruthy()
    expect(api.bodiesOf('endAccess')).toEqual([{}])
  })

  it('ask the person first, who allows or refuses', async () => {
    const { api, user } = showOfProfile(<Log />, {
      accessLog: { ...nothing, grants: [{ ...grant, isInForce: false, state: 'asked' }] },
      embedAgreements: [],
      decideAccess: { state: 'open' },
    })
    const now = await card(accessLogWords.whoCanSee())
    expect(now.getByText('Reason: A question on the phone')).toBeTruthy()
    await user.click(now.getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText(accessLogWords.refused())).toBeTruthy()
    await user.click(now.getByRole('button', { name: 'Allow' }))
    expect(await screen.findByText(accessLogWords.allowed())).toBeTruthy()
    expect(api.bodiesOf('decideAccess')).toEqual([
      { accessId: 1, isAllowed: false },
      { accessId: 1, isAllowed: true },
    ])
  })

  it('names each page with widgets, which show the data to the person alone', async () => {
    showOfProfile(<Log />, { accessLog: nothing, embedAgreements: [twoOnIntranet] })
    const now = await card(agreementsWords.connectedPages())
    expect((await now.findByText(/^https:\/\/intranet\.example/)).textContent).toMatch(
      /^https:\/\/intranet\.example: Cash flow and Budgets, until /,
    )
    expect(now.getByText(/^Connected pages show your data only to you\./)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/page can read|can read what/)
  })

  it('promises that the employer sees nothing, with and without widgets, and if those did not load', async () => {
    for (const embedAgreements of [[], [twoOnIntranet], () => refusal({})]) {
      const { unmount } = showOfProfile(<Log />, { accessLog: nothing, embedAgreements })
      expect(await screen.findByText(neverEmployer)).toBeTruthy()
      unmount()
    }
    showOfProfile(<Log />, { accessLog: { ...nothing, planner: jordan }, embedAgreements: () => refusal({}) })
    expect(await screen.findByText(accessLogWords.connectedPagesFailed())).toBeTruthy()
    expect(screen.getByText('Jordan Ellis')).toBeTruthy()
  })
})

describe('the log of what happened', () => {
  it('lists visits by others apart from the person’s own sign-ins', async () => {
    showOfProfile(<Log />, { accessLog: { ...nothing, lines: [look, ownLine, look, ownLine] }, embedAgreements: [] })
    const [looked, own] = [await card(accessLogWords.whoViewed()), await card(accessLogWords.ownEvents())]
    expect(looked.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/Nov.*$/, ''))).toEqual([
      'Jordan Ellis, your plannerViewed your budgets (2 times).',
    ])
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/Nov.*$/, ''))).toEqual([
      'You signed in (2 times)',
    ])
  })

  it('says so if no other person has looked', async () => {
    showOfProfile(<Log />, { accessLog: nothing, embedAgreements: [] })
    expect(await screen.findByText(accessLogWords.noVisits())).toBeTruthy()
  })
})
