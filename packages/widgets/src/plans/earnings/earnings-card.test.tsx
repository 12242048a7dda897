import { FamilyStatus } from '@evenkeel/engine'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createFakeApi, FakeApp } from '../../shared/fake-api.fixture.tsx'
import { renderApp } from '../../shared/render-app.fixture.tsx'
import { sampleRetirementPlan } from '../shell/plan.fixture.ts'
import { tryRetirement } from '../calculator/form.ts'
import { EarningsCard } from './earnings-card.tsx'
import { PrivacyProvider } from '@evenkeel/ui/privacy'
import { useState } from 'react'
import { recordEffect } from './record-preview.tsx'
import * as words from '../../words/earnings.generated.ts'

const asOf = '2026-11-19'
const none = { years: [], saidAt: null, estimate: null }

function planInput(growth: object = { ruleBook: 'official-2026' }, income: object = {}) {
  const tried = tryRetirement({ ...sampleRetirementPlan().input, assetsGrowPlan: growth, yourIncome: income }, asOf)
  if (tried.input === null) throw new Error('The sample is a whole plan')
  return tried.input
}

function renderCard(record: object) {
  return renderApp(<EarningsCard input={planInput()} />, {
    earningsRecord: record,
    saveEarningsRecord: none,
    deleteEarningsRecord: {},
  })
}

it('reads a pasted statement, says what it changes, and saves its years', async () => {
  const { api, user } = renderCard(none)
  await user.click(await screen.findByRole('button', { name: 'Add your earnings' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('button', { name: words.save() })).toHaveProperty('disabled', true)
  await user.click(within(dialog).getByLabelText('Your yearly earnings'))
  await user.paste('2023 $0 $0\n2024 $30,000 $30,000\n2025 Not yet recorded')
  expect(within(dialog).getByRole('row', { name: '2024 $30,000.00' })).toBeDefined()
  expect(within(dialog).getByRole('row', { name: '2023 No earnings' })).toBeDefined()
  expect(within(dialog).getByText(/^Social Security in your plan/).textContent).toMatch(
    /^Social Security in your plan: \$[\d,]+ → \$[\d,]+ a month\.$/,
  )
  await user.click(within(dialog).getByRole('button', { name: words.save() }))
  expect(await screen.findByText(words.saved())).toBeDefined()
  expect(api.bodiesOf('saveEarningsRecord')).toEqual([
    {
      years: [
        { year: 2023, cents: 0 },
        { year: 2024, cents: 3_000_000 },
      ],
    },
  ])
})

it('names the line that it cannot take, and saves nothing', async () => {
  const { user } = renderCard(none)
  await user.click(await screen.findByRole('button', { name: 'Add your earnings' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByLabelText('Your yearly earnings'))
  await user.paste('1966–1980 $40,000\n2024 $30,000\n2024 $1')
  expect(within(dialog).getByText('Line 1: this covers several years. Enter each year on its own line.')).toBeDefined()
  expect(within(dialog).getByText('Line 3: this year is listed twice.')).toBeDefined()
  expect(within(dialog).getByRole('button', { name: words.save() })).toHaveProperty('disabled', true)
})

it('shows what a record comes to, and deletes it with Undo', async () => {
  const { user } = renderCard({
    years: [
      { year: 1990, cents: 2_000_000 },
      { year: 2024, cents: 8_000_000 },
    ],
    saidAt: '2026-11-01T10:00:00Z',
    estimate: {
      averageIndexedMonthlyEarnings: 5_000,
      primaryInsuranceAmount: 2_400,
      claimingAge: 67,
      monthlyBenefit: 2_400,
    },
  })
  expect(await screen.findByText('2 years, 1990 to 2024')).toBeDefined()
  expect(screen.getByText('$2,400').closest('p')?.textContent).toBe('$2,400 a month from 67, in today’s dollars')
  await user.click(screen.getByRole('button', { name: 'Delete your earnings record' }))
  expect(await screen.findByText(words.removed())).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
})

it('says why a record changes nothing', () => {
  const years = [{ year: 2024, cents: 3_000_000 }]
  expect(recordEffect(planInput({ ruleBook: 'plan-rules-2017' }), { member: 'own', years }, asOf)).toEqual({
    kind: 'old rules',
  })
  expect(recordEffect(planInput(undefined, { socialSecurity: 20_000 }), { member: 'own', years }, asOf)).toEqual({
    kind: 'stated',
  })
  expect(recordEffect(planInput(), { member: 'own', years: [] }, asOf)).toBeNull()
})

/** The sample with a partner of 58 who earns 40,000 a year and stops at 66. */
function coupleInput() {
  const { personalInformation, retirementPlanDetails, ...rest } = planInput()
  return {
    ...rest,
    personalInformation: {
      ...personalInformation,
      relationshipStatus: FamilyStatus.Married,
      spouseDateOfBirth: '1968-05-02T00:00:00Z',
      spouseAnnualIncome: 40_000,
    },
    retirementPlanDetails: { ...retirementPlanDetails, spouseRetirementAge: 66, spouseLifeExpectancy: 90 },
    isSpouseIncomeIncluded: true,
  }
}

const known = {
  years: [{ year: 2024, cents: 4_321_000 }],
  saidAt: '2026-11-01T10:00:00Z',
  estimate: null,
}

it('keeps the partner’s record apart from the own one', async () => {
  const { api, user } = renderApp(<EarningsCard input={coupleInput()} />, {
    ...{ earningsRecord: known, partnerEarningsRecord: none },
    ...{ savePartnerEarningsRecord: none, deletePartnerEarningsRecord: {} },
  })
  expect(await screen.findByText('1 year, 2024 to 2024')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Partner' }))
  await user.click(await screen.findByRole('button', { name: 'Add your partner’s earnings' }))
  const dialog = await screen.findByRole('dialog', { name: 'Your partner’s earnings record' })
  await user.click(within(dialog).getByLabelText('Your partner’s yearly earnings'))
  await user.paste('2024 $90,000')
  expect(within(dialog).getByText(/^Your partner’s Social Security in your plan/).textContent).toMatch(
    /: \$[\d,]+ → \$[\d,]+ a month\.$/,
  )
  await user.click(within(dialog).getByRole('button', { name: words.save() }))
  expect(await screen.findByText(words.saved())).toBeDefined()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  expect(api.bodiesOf('savePartnerEarningsRecord')).toEqual([{ years: [{ year: 2024, cents: 9_000_000 }] }])
  expect(api.count('saveEarningsRecord')).toBe(0)
})

it('asks for no partner’s record in a plan of one person', async () => {
  renderCard(none)
  expect(await screen.findByRole('button', { name: 'Add your earnings' })).toBeDefined()
  expect(screen.queryByRole('radio', { name: 'Partner' })).toBeNull()
})

it('counts the partner’s record by the partner’s own age and income', () => {
  const years = [{ year: 2024, cents: 16_860_000 }]
  const effect = recordEffect(coupleInput(), { member: 'partner', years }, asOf)
  expect(effect).toMatchObject({ kind: 'moves' })
  expect(recordEffect(planInput(), { member: 'partner', years }, asOf)).toBeNull()
  const typed = { ...coupleInput(), spouseIncome: { socialSecurity: 9_000 } }
  expect(recordEffect(typed, { member: 'partner', years }, asOf)).toEqual({ kind: 'stated' })
})

/** The card of a person who hides amounts. */
function HiddenCard({ api }: { readonly api: ReturnType<typeof createFakeApi> }) {
  const [hidden, setHidden] = useState(true)
  return (
    <PrivacyProvider hidden={hidden} onHiddenChange={setHidden}>
      <FakeApp api={api}>
        <EarningsCard input={planInput()} />
      </FakeApp>
    </PrivacyProvider>
  )
}

it('shows no amount in its box while amounts are hidden, until they are shown', async () => {
  render(<HiddenCard api={createFakeApi({ earningsRecord: known })} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = await screen.findByRole('dialog')
  expect(document.body.textContent).not.toContain('43210')
  expect(document.body.textContent).not.toContain('43,210')
  expect(within(dialog).queryByRole('textbox')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: words.showAmounts() }))
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Your yearly earnings').value).toBe('2024 43210.00')
})
