import { PlanType } from '@evenkeel/engine'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinksProvider } from '../../shared/links.tsx'
import { InputsOrigin } from './inputs-origin.tsx'

it('says where the numbers of an explanation come from, and leads to the form that changes them', () => {
  const plan = { planType: PlanType.RETIREMENT, linkedAccounts: [{ isLinked: true }, { isLinked: false }] }
  render(
    <LinksProvider links={{ href: (path) => `#${path}`, open: () => undefined }}>
      <InputsOrigin plan={plan} />
    </LinksProvider>,
  )
  expect(screen.getByText(/^From your plan and 1 linked account\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Change these numbers' }).getAttribute('href')).toBe(
    '#/plan-for-retirement/calculator/edit/1',
  )
})
