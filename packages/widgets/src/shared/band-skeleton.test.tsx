import { screen, within } from '@testing-library/react'
import { PrivacyProvider } from '@evenkeel/ui/privacy'
import { expect, it } from 'vitest'
import { BandSkeleton } from './band-skeleton.tsx'
import { renderApp } from './render-app.fixture.tsx'

const step = {
  id: 1,
  status: 0,
  planType: 1,
  title: '',
  description: '',
  order: 1,
  rank: 0,
  urgency: 4,
  snoozedUntil: null,
}
const withLink = {
  ...step,
  source: 'plan',
  button: 'try',
  link: '/plan-for-retirement',
  dollarsAYear: 0,
  sentence: null,
}
const ofBank = { ...withLink, id: 2, source: 'bank', button: 'fixConnection' }
const data = {
  goals: [],
  nextSteps: [withLink, ofBank],
  firstSteps: [
    {
      sentence: ['Save 1% more: ', { dollars: 70.5 }, ' a month now.'],
      why: 'It grows for decades.',
      button: 'Try it',
    },
    { sentence: ['Fernwood no longer updates.'], why: '', button: 'Fix connection' },
  ],
}

it('says what to do before its code is there: a link leads on, and what is no link can only be seen', async () => {
  renderApp(<BandSkeleton />, { dashboard: { data } })
  const [first, second] = await screen.findAllByRole('listitem')
  if (!first || !second) throw new Error('There are not two rows')
  expect(within(first).getByRole('heading').textContent).toBe('Save 1% more: $70.50 a month now.')
  expect(within(first).getByText('It grows for decades.')).toBeDefined()
  expect(within(first).getByRole('link', { name: 'Try it' }).getAttribute('href')).toBe('#/plan-for-retirement')
  expect(within(second).getByText('Fix connection')).toBeDefined()
  expect(within(second).queryByRole('link')).toBeNull()
  expect(within(second).queryByRole('button')).toBeNull()
})

it('veils its amounts while amounts are hidden', async () => {
  const hidden = (
    <PrivacyProvider hidden onHiddenChange={() => undefined}>
      <BandSkeleton />
    </PrivacyProvider>
  )
  renderApp(hidden, { dashboard: { data } })
  const [heading] = await screen.findAllByRole('heading')
  expect(heading?.textContent).not.toMatch(/\d\d/)
})
